import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONSENT_MODE_FILE } from '../../scripts/build/build-inputs.mjs';
import { changePages } from './change-pages';
import { copySite } from './copy-site';
import { startSite, type Site } from './start-site.mjs';

const ROOT = join(import.meta.dirname, '../..');

/** Starts a copy of the test site in opt-in mode, on its own port and database. */
export async function startOptInSite(port: number, experiments: 'on' | 'off' = 'off'): Promise<Site> {
  const folder = join(ROOT, '.cache', `opt-in-${port}`);
  await copySite(folder);
  await markOptIn(folder);
  const env = { CONSENT_MODE: 'opt-in', EXPERIMENTS: experiments };
  const site = await startSite({ port, env, folder });
  return {
    ...site,
    async stop() {
      const code = await site.stop();
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** Edits the pages as a build with CONSENT_MODE=opt-in would write them, which saves a second build. */
async function markOptIn(folder: string): Promise<void> {
  await changePages(folder, (html) => html.replace(/(<html\b[^>]*? data-consent=")notice"/, '$1opt-in"'));
  await replaceFile(join(folder, CONSENT_MODE_FILE), 'opt-in');
}

/** Replaces the file instead of writing to it: the copy is hard-linked to the build. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}
