import { Socket } from 'node:net';
import { onRequestStart } from './request-start';

/** How long a connection stays half open behind an answer that did not wait for the body. */
const LINGER_MS = 500;

/**
 * A refusal such as 413 leaves before the body has come. Node then closes at once, and who is still sending loses the
 * answer together with the connection; so the sending half is closed first (RFC 9112, 9.6). The returned function ends it.
 */
export function lingerAfterRefusals(): () => void {
  return onRequestStart(({ request }) => {
    const { socket, headers } = request;
    if (!('content-length' in headers) && !('transfer-encoding' in headers)) return;
    socket.destroySoon = () => {
      if (request.complete) return Socket.prototype.destroySoon.call(socket);
      socket.end();
      // Node reads on to throw it away, from the next turn on; what is refused is not read.
      setImmediate(() => socket.pause());
      const timer = setTimeout(() => socket.destroy(), LINGER_MS);
      socket.once('close', () => clearTimeout(timer));
    };
  });
}
