import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeConsentMode } from '../../scripts/build/consent-mode.mjs';
import { migrate } from '../../scripts/migrate.mjs';
import { copySite } from './copy-site';
import { startSite } from './server';

const ROOT = join(import.meta.dirname, '../..');

/** A copy of the built site that asks first, on a port and a database of its own. No second build is needed. */
export async function startOptInSite(port: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = join(ROOT, '.cache', `opt-in-${port}`);
  await copySite(folder);
  await writeConsentMode(join(folder, '.next/server/app'), 'opt-in');
  const databaseUrl = `file:${join(folder, 'site.db')}`;
  await migrate({ databaseUrl });

  const site = await startSite(port, databaseUrl, 'the server', { CONSENT_MODE: 'opt-in' }, 'ignore', folder);
  return {
    url: site.url,
    async stop() {
      await site.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
