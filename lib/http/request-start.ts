import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

type RequestStart = { request: IncomingMessage; response: ServerResponse };

/** Hands every request of this process to `listener`, before Next sees it. */
export function onRequestStart(listener: (start: RequestStart) => void): void {
  subscribe('http.server.request.start', (message) => {
    if (isRequestStart(message)) listener(message);
  });
}

function isRequestStart(message: unknown): message is RequestStart {
  return typeof message === 'object' && message !== null && 'request' in message && 'response' in message;
}
