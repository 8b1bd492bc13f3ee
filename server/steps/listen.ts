import type { Server } from 'node:http';
import { parseEnv, type Env } from '@/lib/config/env';
import { loadEnvFiles } from '@/lib/config/env-files.mjs';
import { explainListening } from '@/lib/config/listening.mjs';

/** Ends the process with exit code 1, so that a process manager knows that the start failed. */
function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** The settings, or the list of all mistakes in them. Before Next starts, which would catch the error. */
export function readSettings(): Env {
  try {
    loadEnvFiles(process.cwd());
    return parseEnv(process.env);
  } catch (error) {
    return fail(error);
  }
}

export function listen(server: Server, { port, listen: host }: Pick<Env, 'port' | 'listen'>): void {
  server.once('error', (error: NodeJS.ErrnoException) => {
    const { message, todo } = explainListening(error, { port, listen: host });
    fail(`${message} ${todo}`);
  });
  server.listen(port, host);
}
