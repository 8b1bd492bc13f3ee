import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { constants } from 'node:os';
import { markStopping } from '@/lib/http/stopping';

/** Longer than the longest response (a chat's, 9 seconds) and shorter than compose.yml's stop_grace_period. */
export const SHUTDOWN_MS = 15_000;
/** A proxy may already have sent a request on a connection that is idle here, so such connections stay open this long. */
export const DRAIN_MS = 1000;

/** Under npm, Ctrl-C arrives twice: from the terminal, and from npm. */
export const SAME_SIGNAL_MS = 500;

/**
 * On the first SIGINT or SIGTERM, stops accepting connections, finishes open requests and exits with 0. Connections
 * that never sent anything would prevent this: after SHUTDOWN_MS, or on another signal, exits with 128 plus the
 * signal's number.
 */
export function closeOnSignal(
  server: HttpServer,
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
      Server.prototype.close.call(server, () => end(0));
      setInterval(() => server.closeIdleConnections(), DRAIN_MS).unref();
      setTimeout(() => end(code), SHUTDOWN_MS).unref();
    });
  }
}
