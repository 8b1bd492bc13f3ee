import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeConsentMode } from '../../scripts/consent-mode.mjs';
import { migrate } from '../../scripts/migrate.mjs';
import { copySite } from './copy-site';

const ROOT = process.env.SITE_BUILD ?? join(import.meta.dirname, '../..');
const READY_WITHIN_MS = 20_000;

/** A copy of the built site that asks first, on a port and a database of its own. No second build is needed. */
export async function startOptInSite(port: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = join(ROOT, '.cache', `opt-in-${port}`);
  await copySite(folder);
  await writeConsentMode(join(folder, '.next/server/app'), 'opt-in');
  const databaseUrl = `file:${join(folder, 'site.db')}`;
  await migrate({ databaseUrl });

  const args = ['node_modules/next/dist/bin/next', 'start', '-p', String(port)];
  const server = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CONSENT_MODE: 'opt-in',
      DATABASE_URL: databaseUrl,
      ANTHROPIC_API_KEY: '',
      RATE_LIMIT_PER_MINUTE: '1000000',
      RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000',
    },
    stdio: 'ignore',
  });
  const exit = new Promise((resolve) => server.once('exit', resolve));
  const url = `http://localhost:${port}`;
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (Date.now() > until || server.exitCode !== null) throw new Error(`The site did not start on ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  );
}
