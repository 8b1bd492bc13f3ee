import type { SpawnOptions } from 'node:child_process';
import { join } from 'node:path';
import { startNode, startSite as startServer } from '../../scripts/shared/run.mjs';
import { isTaken } from '../../scripts/shared/serve.mjs';

const ROOT = join(import.meta.dirname, '../..');
const READY_WITHIN_MS = 40_000;

export type RunningSite = {
  url: string;
  pid: number;
  /** Kills the server without a chance to flush, as a crash would. */
  kill: () => Promise<void>;
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Runs the built site on its own port and database, through `npm start` or, for crash tests, the server alone. */
export async function startSite(
  port: number,
  databaseUrl: string,
  how: 'npm start' | 'the server',
  env: Record<string, string> = {},
  /** `ignore`, or a file descriptor. */
  output: number | 'ignore' = 'ignore',
  folder: string = ROOT,
): Promise<RunningSite> {
  const url = `http://localhost:${port}`;
  if (await isTaken(port)) throw new Error(`Something else listens on ${url}`);
  const options: SpawnOptions = {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      ANTHROPIC_API_KEY: '',
      RATE_LIMIT_PER_MINUTE: '1000000',
      RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore', output, output],
  };
  const server = how === 'npm start' ? startNode(['scripts/start.mjs'], options) : startServer(port, options);
  const exit = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (Date.now() > until || !isRunning()) {
      // A slow server would still occupy the port in the next test.
      server.kill('SIGKILL');
      throw new Error(`The site did not start on ${url}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    return exit;
  };
  return { url, pid: server.pid ?? 0, kill: async () => void (await end('SIGKILL')), end };
}
