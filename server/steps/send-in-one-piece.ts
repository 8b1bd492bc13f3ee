import type { IncomingMessage, ServerResponse } from 'node:http';
import { READ_METHODS } from '@/lib/config/page-requests';

const CHECK_INTERVAL_MS = 10;

/**
 * Next sends head and body separately: if the process ends in between, the caller sees a failure although 201 was sent.
 * A response larger than the buffer is uncorked, because a corked one never emits `drain`,
 * which Next waits for.
 */
export function sendInOnePiece({ method = '' }: IncomingMessage, response: ServerResponse): void {
  if (READ_METHODS.includes(method)) return;
  response.cork();
  const timer = setInterval(() => {
    if (response.writableNeedDrain) response.uncork();
  }, CHECK_INTERVAL_MS);
  response.once('close', () => clearInterval(timer));
}
