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

/**
 * The target in the one form that this server and Next read alike: URL resolves dot segments, escaped or not, and
 * backslashes. A broken escape, such as `/api/%`, and `*` would cause a 500 in Next, an absolute URL (RFC 9112, 3.2.2) a
 * redirect to itself, even to another site. Next would also encode a second question mark, from link builders, before
 * `readQuery` can treat it as an ampersand. Some clients send the fragment, which is no part of a target.
 */
export function repairTarget(target: string): string {
  const [, local = ''] = /^(?:https?:\/\/[^/?#]*)?([^#]*)/i.exec(target) ?? [];
  const [path = '', ...query] = local.split('?');
  const rooted = path.startsWith('/') || path.startsWith('\\') ? path : `/${path}`;
  const repaired = isDecodable(rooted) ? rooted : rooted.replaceAll('%', '%25');
  const { pathname } = new URL(`http://localhost${repaired}`);
  return query.length === 0 ? pathname : `${pathname}?${query.join('&')}`;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const FORWARDED_FOR = 'x-forwarded-for';
const OTHER_FORWARDED = ['x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto'];

/**
 * Replaces X-Forwarded-For by the only trustworthy address: the last one a trusted proxy saw, or the socket's. Next
 * would pass on the client's header, and gives handlers no socket.
 */
export function trustAddress({ headers, socket }: IncomingMessage, trustedProxies: number): void {
  const forwarded = String(headers[FORWARDED_FOR] ?? '').split(',');
  const hops = [...forwarded, socket.remoteAddress ?? ''].map((hop) => hop.trim()).filter(Boolean);
  headers[FORWARDED_FOR] = hops.at(-1 - trustedProxies) ?? hops[0] ?? '';
  if (trustedProxies > 0) return;
  for (const name of OTHER_FORWARDED) delete headers[name];
}
