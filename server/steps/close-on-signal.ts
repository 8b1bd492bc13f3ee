import type { Server } from 'node:http';
import { constants } from 'node:os';
import { markStopping } from '@/lib/http/stopping';

/** Longer than the longest response, which is a chat's with 9 seconds, and shorter than systemd waits (TimeoutStopSec). */
export const SHUTDOWN_MS = 15_000;

/**
 * On the first SIGINT or SIGTERM the server takes no new connection, finishes what is under way and ends the process
 * with 0. A connection on which nothing was ever sent would keep it open, so after SHUTDOWN_MS the process ends with 128
 * plus the signal's number.
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
