import type { Server } from 'node:http';
import { constants } from 'node:os';
import { markStopping } from '@/lib/http/stopping';

/** Longer than the longest response (a chat's, 9 seconds) and shorter than systemd's TimeoutStopSec. */
export const SHUTDOWN_MS = 15_000;
/**
 * How long the server goes on as before. A proxy may already have sent a request on a connection that is idle here, and
 * closing ends idle connections at once. Until then each response ends its connection (main.ts), so few are left.
 */
export const DRAIN_MS = 1000;

/**
 * On the first SIGINT or SIGTERM, stops accepting connections after DRAIN_MS, finishes open requests and exits with 0.
 * Connections that never sent anything would prevent this: after SHUTDOWN_MS exits with 128 plus the signal's number.
 */
export function closeOnSignal(
  server: Pick<Server, 'close'>,
  end: (code: number) => void,
  signals: NodeJS.EventEmitter = process,
): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    signals.once(signal, () => {
      markStopping();
      setTimeout(() => server.close(() => end(0)), DRAIN_MS);
      setTimeout(() => end(128 + constants.signals[signal]), SHUTDOWN_MS).unref();
    });
  }
}
