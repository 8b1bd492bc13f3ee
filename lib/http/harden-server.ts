import type { IncomingMessage } from 'node:http';
import { onRequestStart } from './request-start';

const READS = ['GET', 'HEAD'];
/** What answers for these methods itself. */
const CALLS = /^(?:https?:\/\/[^/]*)?\/(?:api|share)\//i;
const CALL_METHODS = [...READS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Called once before the server listens. Next's own redirects and refusals leave without the headers of
 * `next.config.mjs`, so every answer begins with them; and a method that Next has no answer to ended in a 500.
 */
export function hardenServer(headers: Readonly<Record<string, string>>): void {
  onRequestStart(({ request, response }) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!isAnswered(request)) refuseMethod(request);
  });
}

function isAnswered({ method = '', url = '' }: IncomingMessage): boolean {
  return READS.includes(method) || (CALL_METHODS.includes(method) && CALLS.test(url));
}

/** The middleware refuses whatever does not read a page. It is not asked about files, so it is asked about a page. */
function refuseMethod(request: IncomingMessage): void {
  request.method = 'OPTIONS';
  request.url = '/';
}
