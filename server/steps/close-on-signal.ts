import type { Server } from 'node:http';
import { constants } from 'node:os';
import { markStopping } from '@/lib/http/stopping';

/** Longer than the longest response (a chat's, 9 seconds) and shorter than systemd's TimeoutStopSec. */
export const SHUTDOWN_MS = 15_000;

/**
 * On the first SIGINT or SIGTERM, stops accepting connections, finishes open requests and exits with 0. Connections
 * that never sent anything would prevent this: after SHUTDOWN_MS exits with 128 plus the signal's number.
 */
export function closeOnSignal(
  server: Pick<Server, 'close'>,
  signals: NodeJS.EventEmitter = process,
  end: (code: number) => void = (code) => process.exit(code),
): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    signals.once(signal, () => {
      markStopping();
      server.close(() => end(0));
      setTimeout(() => end(128 + constants.signals[signal]), SHUTDOWN_MS).unref();
    });
  }
}
