import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export type Run = { code: number; stdout: string; stderr: string };

/** Node's options that tsx sets. */
export const TYPESCRIPT = ['--conditions=react-server', '--import=tsx'];

let child: ChildProcess | undefined;
afterAll(() => child?.kill());

/** Runs a script as its command does, in one process for all runs of a test file, because each start takes a second. */
export async function runScript(
  script: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Run> {
  // Another time zone than UTC proves that local time is not used.
  child ??= fork('tests/support/site/script-process.mjs', {
    execArgv: TYPESCRIPT,
    env: { ...process.env, TZ: 'America/New_York' },
  });
  child.send({ script, args, env: { DATABASE_URL: process.env.DATABASE_URL, ...env } });
  const [run] = await once(child, 'message');
  return run as Run;
}
