import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

type Exchange = { request: IncomingMessage; response: ServerResponse; server: Server };

/** Hands every request of this process to `listener`, before Next sees it, until the returned function is called. */
export function onRequestStart(listener: (exchange: Exchange) => void): () => void {
  const hand = (message: unknown) => {
    if (isExchange(message)) listener(message);
  };
  subscribe('http.server.request.start', hand);
  return () => void unsubscribe('http.server.request.start', hand);
}

/** Hands every request and its answer to `listener`, once that is sent to its end. */
export function onResponseFinish(listener: (exchange: Exchange) => void): void {
  subscribe('http.server.response.finish', (message) => {
    if (isExchange(message)) listener(message);
  });
}

function isExchange(message: unknown): message is Exchange {
  return typeof message === 'object' && message !== null && 'request' in message && 'server' in message;
}
