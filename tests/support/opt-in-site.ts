import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONSENT_MODE_FILE } from '../../scripts/build/build-inputs.mjs';
import { migrate } from '../../scripts/migrate.mjs';
import { copySite } from './copy-site';
import { startSite } from './server';

const ROOT = join(import.meta.dirname, '../..');

/** Starts a copy of a built site in opt-in mode, on its own port and database. */
export async function startOptInSite(
  port: number,
  from = ROOT,
): Promise<{ url: string; databaseUrl: string; stop: () => Promise<void> }> {
  const folder = join(ROOT, '.cache', `opt-in-${port}`);
  await copySite(folder, from);
  await markOptIn(folder);
  const databaseUrl = `file:${join(folder, 'site.db')}`;
  await migrate({ databaseUrl });

  const site = await startSite(port, databaseUrl, 'the server', { CONSENT_MODE: 'opt-in' }, 'ignore', folder);
  return {
    url: site.url,
    databaseUrl,
    async stop() {
      await site.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Edits the pages as a build with CONSENT_MODE=opt-in would write them, which saves a second build. */
async function markOptIn(folder: string): Promise<void> {
  const pages = join(folder, '.next/server/app');
  const names = (await readdir(pages, { recursive: true })).filter((name) => name.endsWith('.html'));
  for (const name of names) {
    const html = await readFile(join(pages, name), 'utf8');
    await replaceFile(join(pages, name), html.replace(/(<html\b[^>]*? data-consent=")notice"/, '$1opt-in"'));
  }
  await replaceFile(join(folder, CONSENT_MODE_FILE), 'opt-in');
}

/** Replaces the file instead of writing to it: the copy is hard-linked to the build. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}
