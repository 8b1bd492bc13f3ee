import 'server-only';
import { constants } from 'node:os';
import { onRequestStart } from './request-start';

// On globalThis, because the handler that asks can be bundled apart from what listens.
const shared = globalThis as typeof globalThis & { adaptiveSiteIsStopping?: boolean };

/** Longer than the longest answer, which is a chat's with 9 seconds, and shorter than systemd waits (TimeoutStopSec). */
export const SHUTDOWN_MS = 15_000;

/**
 * From the signal on the server is not ready, and every answer is the last one of its connection: a proxy that keeps
 * its connections busy would keep the server from ending. So would a connection on which nothing was ever sent, which
 * Node does not take for an idle one; after SHUTDOWN_MS the process ends with what is left.
 * @param end gets the exit code, which for a signal is 128 and its number
 */
export function watchShutdown(
  signals: NodeJS.EventEmitter = process,
  end: (code: number) => void = (code) => process.exit(code),
): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    signals.once(signal, () => {
      shared.adaptiveSiteIsStopping = true;
      onRequestStart(({ response }) => response.setHeader('Connection', 'close'));
      setTimeout(() => end(128 + constants.signals[signal]), SHUTDOWN_MS).unref();
    });
  }
}

export function isStopping(): boolean {
  return shared.adaptiveSiteIsStopping === true;
}
