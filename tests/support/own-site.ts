import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../scripts/migrate.mjs';
import { startSite, type RunningSite } from './server';

export type OwnSite = RunningSite & {
  /** Path of the database. */
  file: string;
  /** Path of the output, written only with `capturesOutput`. */
  output: string;
  stop: () => Promise<void>;
};

type OwnSiteOptions = { env?: Record<string, string>; capturesOutput?: boolean };

/** Starts the built site for one test file, on its own port and a new database. */
export async function startOwnSite(
  port: number,
  { env, capturesOutput = false }: OwnSiteOptions = {},
): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), 'own-site-'));
  const file = join(folder, 'site.db');
  const output = join(folder, 'output');
  await migrate({ databaseUrl: `file:${file}` });
  const log = capturesOutput ? await open(output, 'w') : null;
  const site = await startSite(port, `file:${file}`, 'the server', env, log?.fd ?? 'ignore');
  // The site's process has its own descriptor.
  await log?.close();
  return {
    ...site,
    file,
    output,
    async stop() {
      await site.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
