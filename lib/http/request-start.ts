import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Hands every request of this process to `listener`, before Next sees it. */
export function onRequestStart(listener: (exchange: Exchange) => void): void {
  subscribe('http.server.request.start', (message) => {
    if (isExchange(message)) listener(message);
  });
}

/** Hands every request and its answer to `listener`, once that is sent to its end. */
export function onResponseFinish(listener: (exchange: Exchange) => void): void {
  subscribe('http.server.response.finish', (message) => {
    if (isExchange(message)) listener(message);
  });
}

function isExchange(message: unknown): message is Exchange {
  return typeof message === 'object' && message !== null && 'request' in message && 'response' in message;
}
