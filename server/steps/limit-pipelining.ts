import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Far more than anybody sends without reading responses: browsers and proxies send one request at a time. */
export const MAX_UNANSWERED = 32;

const unanswered = new WeakMap<Socket, number>();

/**
 * Closes a connection with more unanswered requests than that. Node stops reading from it only after it has emitted
 * every request of a packet, which can hold thousands.
 * @returns whether the request needs a response
 */
export function limitPipelining({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const count = (unanswered.get(socket) ?? 0) + 1;
  if (count > MAX_UNANSWERED) {
    socket.destroy();
    return false;
  }
  unanswered.set(socket, count);
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  return true;
}
