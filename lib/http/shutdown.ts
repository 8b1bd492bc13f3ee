import 'server-only';
import { onRequestStart } from './request-start';

// On globalThis, because the handler that asks can be bundled apart from what listens.
const shared = globalThis as typeof globalThis & { adaptiveSiteIsStopping?: boolean };

/**
 * From the signal on the server is not ready, and every answer is the last one of its connection: a proxy that keeps
 * its connections busy would keep the server from ending.
 */
export function watchShutdown(signals: NodeJS.EventEmitter = process): void {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    signals.once(signal, () => {
      shared.adaptiveSiteIsStopping = true;
      onRequestStart(({ response }) => response.setHeader('Connection', 'close'));
    });
  }
}

export function isStopping(): boolean {
  return shared.adaptiveSiteIsStopping === true;
}
