import type { IncomingMessage } from 'node:http';

/** A name or address, and perhaps a port (RFC 9110, 7.2). Several lines have been joined with commas. */
const HOST = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{0,5})?$/i;

/** HTTP/1.0 has no Host. */
export function hasValidHost({
  headers,
  httpVersion,
}: Pick<IncomingMessage, 'headers' | 'httpVersion'>): boolean {
  if (headers.host === undefined) return httpVersion === '1.0';
  return HOST.test(headers.host);
}
