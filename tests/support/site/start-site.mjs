import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../scripts/database/migrate.mjs';
import { serve } from '../../../scripts/shared/serve.mjs';
import { prepareNode } from './other-node.mjs';
import { SITE_FOLDER } from './test-site.mjs';

const TEST_ENV = {
  LOG_LEVEL: 'info',
  EXPERIMENTS: 'off',
  // A developer's own key must not be used by tests.
  ANTHROPIC_API_KEY: '',
  RATE_LIMIT_PER_MINUTE: '1000000',
  RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000',
};

/**
 * @typedef {object} SiteOptions
 * @property {number} port
 * @property {string} [database] URL of a migrated database; a new SQLite file by default
 * @property {Record<string, string>} [env]
 * @property {string} [folder] of the build; the tests' own by default
 * @property {'ready' | 'live'} [isReadyWhen] `live`: without its database
 *
 * @typedef {Awaited<ReturnType<typeof startSite>>} Site
 */

/**
 * Starts the built site on its own port, and waits until it responds.
 * @param {SiteOptions} options
 */
export async function startSite({
  port,
  database: givenDatabase,
  env,
  folder: site = SITE_FOLDER,
  isReadyWhen = 'ready',
}) {
  const { TEST_NODE: version } = process.env;
  const { node, folder } = version ? await prepareNode(version, site) : { node: undefined, folder: site };
  const ownFolder = await mkdtemp(join(tmpdir(), 'site-'));
  const database = givenDatabase ?? `file:${join(ownFolder, 'site.db')}`;
  if (givenDatabase === undefined) await migrate({ databaseUrl: database });
  const outputFile = join(ownFolder, 'output');
  const output = await open(outputFile, 'a');
  /** Everything printed so far. */
  const readOutput = () => readFile(outputFile, 'utf8');
  const deleteFolder = () => rm(ownFolder, { recursive: true, force: true });
  const options = {
    path: isReadyWhen === 'live' ? '/api/health?probe=live' : '/api/health',
    output: output.fd,
    node,
  };
  try {
    const site = await serve(folder, port, { ...TEST_ENV, DATABASE_URL: database, ...env }, options);
    return {
      ...site,
      database,
      /** Path of the SQLite file. */
      file: database.replace(/^file:/, ''),
      readOutput,
      /** Ends the server and deletes its own database; resolves with the exit code. @param {NodeJS.Signals} [signal] */
      async stop(signal) {
        const code = await site.stop(signal);
        await deleteFolder();
        return code;
      },
      /** Kills the server without a chance to flush, as a crash would. */
      async kill() {
        await site.stop('SIGKILL');
      },
    };
  } catch (error) {
    const printed = await readOutput();
    await deleteFolder();
    throw new Error(`The site did not start.\n${printed}`, { cause: error });
  } finally {
    // The site's process has its own descriptor.
    await output.close();
  }
}
