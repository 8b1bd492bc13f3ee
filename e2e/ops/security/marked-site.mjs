import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StepError } from '../../../scripts/shared/console.mjs';
import { runNode, startSite } from '../../../scripts/shared/run.mjs';
import { isTaken } from '../../../scripts/shared/serve.mjs';

const READY_WITHIN_MS = 20_000;

/**
 * Starts the built site with trace logging and its own database, and collects its output.
 * @param {number} port
 * @param {Record<string, string>} env
 */
export async function startMarkedSite(port, env) {
  if (await isTaken(port)) {
    throw new StepError(`Something else listens on port ${port}.`, {
      todo: 'Stop it, then run the command again: its responses would be mistaken for the marked site’s.',
    });
  }
  const folder = await mkdtemp(join(tmpdir(), 'marked-site-'));
  const databaseUrl = env.DATABASE_URL ?? `file:${join(folder, 'site.db')}`;
  if (databaseUrl.startsWith('file:')) {
    await runNode(['scripts/migrate.mjs'], { env: { DATABASE_URL: databaseUrl } });
  }
  const siteEnv = {
    ...process.env,
    LOG_LEVEL: 'trace',
    ...env,
    DATABASE_URL: databaseUrl,
  };
  const child = startSite(port, { env: siteEnv, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://localhost:${port}`;
  const until = Date.now() + READY_WITHIN_MS;
  const isReady = () =>
    fetch(`${url}/api/health?probe=live`).then(
      ({ ok }) => ok,
      () => false,
    );
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
    return log;
  };
  while (!(await isReady())) {
    const hasExited = child.exitCode !== null || child.signalCode !== null;
    if (hasExited || Date.now() > until) {
      throw new StepError('The marked site did not start.', { output: await stop() });
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, stop };
}
