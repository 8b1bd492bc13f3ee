import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Called once before the server listens. Where somebody listens for them, Node hands on requests with an Upgrade header
 * as bare sockets, which pass all of this site's hooks by; Next listens, for its development server, and answers none.
 * Some clients offer HTTP/2 by such a header with any request, and every server may answer as if it was not there (RFC
 * 9110, 7.8): so nobody is to listen, from each connection's first byte on. The returned function ends it.
 */
export function ignoreUpgrades(): () => void {
  const ignore = (message: unknown) => {
    if (isAccepted(message) && message.socket.server instanceof Server) {
      message.socket.server.removeAllListeners('upgrade');
    }
  };
  subscribe('net.server.socket', ignore);
  return () => void unsubscribe('net.server.socket', ignore);
}

function isAccepted(message: unknown): message is { socket: Socket & { server?: unknown } } {
  return typeof message === 'object' && message !== null && 'socket' in message;
}
