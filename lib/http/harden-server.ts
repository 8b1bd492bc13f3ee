import type { IncomingMessage, ServerResponse } from 'node:http';
import { READ_METHODS, REFUSED_HEADER } from '@/lib/config/page-requests';
import { onRequestStart } from './request-start';

/** What answers for these methods itself. */
const CALLS = /^(?:https?:\/\/[^/]*)?\/(?:api|share)\//i;
const ASSETS = /^(?:https?:\/\/[^/]*)?\/_next\/static\//;
const CALL_METHODS = [...READ_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Called once before the server listens. Next's own redirects and refusals leave without the headers of
 * `next.config.mjs`, so every answer begins with them; a method that Next has no answer to ended in a 500; and the
 * encoding that the configuration gives to compressed assets went out on the plain words that miss one, too. The
 * returned function ends all of it.
 */
export function hardenServer(headers: Readonly<Record<string, string>>): () => void {
  return onRequestStart(({ request, response }) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // Nobody outside asks to be refused.
    delete request.headers[REFUSED_HEADER];
    if (!isAnswered(request)) refuseMethod(request);
    if (ASSETS.test(request.url ?? '')) declareErrorsPlain(response);
  });
}

function isAnswered({ method = '', url = '' }: IncomingMessage): boolean {
  return READ_METHODS.includes(method) || (CALL_METHODS.includes(method) && CALLS.test(url));
}

/**
 * The middleware refuses it. That is not asked about files, so it is asked about a page; and as one that is read, because
 * of every other method Next keeps up to 10 MB of a body and waits for its end.
 */
function refuseMethod(request: IncomingMessage): void {
  request.method = 'GET';
  request.url = '/';
  request.headers[REFUSED_HEADER] = '1';
}

/** A head is written through this method whether somebody calls it or the first byte of the body does. */
function declareErrorsPlain(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status >= 400) response.removeHeader('Content-Encoding');
    return Reflect.apply(writeHead, response, [status, ...rest]);
  };
}
