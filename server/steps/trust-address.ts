import type { IncomingMessage } from 'node:http';

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
