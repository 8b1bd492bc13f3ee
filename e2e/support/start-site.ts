import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../scripts/migrate.mjs';
import { startNode, startSite as startServer } from '../../scripts/shared/run.mjs';
import { isTaken } from '../../scripts/shared/serve.mjs';
import { SITE_FOLDER } from './test-site.mjs';

const READY_WITHIN_MS = 40_000;

export type Site = {
  url: string;
  pid: number;
  /** URL of the database. */
  database: string;
  /** Path of the SQLite file. */
  file: string;
  /** Everything printed so far. */
  readOutput: () => Promise<string>;
  /** Kills the server without a chance to flush, as a crash would. */
  kill: () => Promise<void>;
  /** Ends the server and deletes its own database; resolves with the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

export type SiteOptions = {
  port: number;
  /** URL of a migrated database; a new SQLite file by default. */
  database?: string | undefined;
  /** Experiments are off unless EXPERIMENTS is `on`. */
  env?: Record<string, string>;
  /** Of the build; the tests' own by default. */
  folder?: string;
  /** `npm start` installs, builds and migrates before it serves. */
  via?: 'server' | 'npm start';
  outputFile?: string;
  /** `live`: without its database. */
  isReadyWhen?: 'ready' | 'live';
};

const isHealthy = (url: string, when: 'ready' | 'live') =>
  fetch(`${url}/api/health${when === 'live' ? '?probe=live' : ''}`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the built site on its own port, and waits until it responds. */
export async function startSite({
  port,
  database: givenDatabase,
  env,
  folder = SITE_FOLDER,
  via = 'server',
  outputFile: givenOutputFile,
  isReadyWhen = 'ready',
}: SiteOptions): Promise<Site> {
  const url = `http://localhost:${port}`;
  if (await isTaken(port)) throw new Error(`Something else listens on ${url}`);
  const ownFolder = await mkdtemp(join(tmpdir(), 'site-'));
  const database = givenDatabase ?? `file:${join(ownFolder, 'site.db')}`;
  if (givenDatabase === undefined) await migrate({ databaseUrl: database });
  const outputFile = givenOutputFile ?? join(ownFolder, 'output');
  const output = await open(outputFile, 'a');
  const options = {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production' as const,
      PORT: String(port),
      DATABASE_URL: database,
      // A developer's own key must not be used by tests.
      ANTHROPIC_API_KEY: '',
      EXPERIMENTS: 'off',
      RATE_LIMIT_PER_MINUTE: '1000000',
      RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore' as const, output.fd, output.fd],
  };
  const server = via === 'npm start' ? startNode(['scripts/start.mjs'], options) : startServer(port, options);
  // The site's process has its own descriptor.
  await output.close();
  const exit = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const readOutput = () => readFile(outputFile, 'utf8');
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    server.kill(signal);
    const code = await exit;
    await rm(ownFolder, { recursive: true, force: true });
    return code;
  };
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await isHealthy(url, isReadyWhen))) {
    if (Date.now() > until || server.exitCode !== null || server.signalCode !== null) {
      const printed = await readOutput();
      // A slow server would still occupy the port in the next test.
      await stop('SIGKILL');
      throw new Error(`The site did not start on ${url}\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    pid: server.pid ?? 0,
    database,
    file: database.replace(/^file:/, ''),
    readOutput,
    kill: async () => {
      server.kill('SIGKILL');
      await exit;
    },
    stop,
  };
}
