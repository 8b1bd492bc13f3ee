import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../scripts/migrate.mjs';
import { startSite, type RunningSite } from './server';

export type OwnSite = RunningSite & {
  /** The database's file. */
  file: string;
  /** Where the output of a site with `isHeard` goes. */
  output: string;
  /** Ends the site, and takes all that it kept away. */
  stop: () => Promise<void>;
};

type OwnSiteOptions = { env?: Record<string, string>; isHeard?: boolean };

/** The built site for one file of tests alone, on a port and a new database of its own. */
export async function startOwnSite(
  port: number,
  { env, isHeard = false }: OwnSiteOptions = {},
): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), 'own-site-'));
  const file = join(folder, 'site.db');
  const output = join(folder, 'output');
  await migrate({ databaseUrl: `file:${file}` });
  const log = isHeard ? await open(output, 'w') : null;
  const site = await startSite(port, `file:${file}`, 'the server', env, log?.fd ?? 'ignore');
  // The site has the file open itself.
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
