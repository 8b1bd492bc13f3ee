import type { IncomingMessage, ServerResponse } from 'node:http';
import { READ_METHODS } from '@/lib/config/page-requests';

const LOOK_EVERY_MS = 10;

/**
 * A write's response leaves in one piece: Next sends head and body one after the other, and a process that ends in
 * between has said 201 to a caller who takes it for a failure. Streams are sent as they are made, and a response that
 * exceeds the buffer as soon as it does: a corked one never emits `drain`, which Next waits for.
 */
export function sendInOnePiece({ method = '', headers }: IncomingMessage, response: ServerResponse): void {
  if (READ_METHODS.includes(method) || /text\/event-stream/i.test(headers.accept ?? '')) return;
  response.cork();
  const timer = setInterval(() => {
    if (response.writableNeedDrain) response.uncork();
  }, LOOK_EVERY_MS);
  response.once('close', () => clearInterval(timer));
}
