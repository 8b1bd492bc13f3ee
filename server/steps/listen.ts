import type { Server } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { constants } from 'node:os';
import { type Env, parseEnv } from '@/lib/config/env';
import { loadEnvFiles } from '@/lib/config/env-files.mjs';
import { explainListening } from '@/lib/config/listening.mjs';
import { markStopping } from '@/lib/http/stopping';

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

/** Longer than the longest response (a chat's, 9 seconds) and shorter than compose.yml's stop_grace_period. */
export const SHUTDOWN_MS = 15_000;
/** A turn of the event loop in which little happened. */
const QUIET_TURN_MS = 1;
/** Leaves open requests the time of the longest response until SHUTDOWN_MS. */
export const ACCEPT_MS = 5000;
/** A proxy may already have sent a request on a connection that is idle here, so such connections stay open this long. */
export const DRAIN_MS = 1000;

/** Under npm, Ctrl-C arrives twice: from the terminal, and from npm. */
export const SAME_SIGNAL_MS = 500;

/**
 * On the first SIGINT or SIGTERM, stops accepting connections soon, finishes open requests and exits with 0. Connections
 * that never sent anything would prevent this: after SHUTDOWN_MS, or on another signal, exits with 128 plus the
 * signal's number.
 */
export function closeOnSignal(
  server: Server,
  end: (code: number) => void,
  signals: NodeJS.EventEmitter = process,
): void {
  let stoppingSince: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const code = 128 + constants.signals[signal];
    signals.on(signal, () => {
      if (stoppingSince !== null) {
        if (performance.now() - stoppingSince > SAME_SIGNAL_MS) end(code);
        return;
      }
      stoppingSince = performance.now();
      markStopping();
      // `close` of an HTTP server would end idle connections at once.
      afterQuietTurn(() => SocketServer.prototype.close.call(server, () => end(0)));
      setInterval(() => server.closeIdleConnections(), DRAIN_MS).unref();
      setTimeout(() => end(code), SHUTDOWN_MS).unref();
    });
  }
}

/**
 * Closing resets connections that wait to be accepted, as they do while the process is busy. Under constant load no turn
 * is quiet: then after ACCEPT_MS.
 */
function afterQuietTurn(work: () => void, deadline = performance.now() + ACCEPT_MS): void {
  const start = performance.now();
  setImmediate(() => {
    const end = performance.now();
    if (end - start < QUIET_TURN_MS || end > deadline) work();
    else afterQuietTurn(work, deadline);
  });
}
