import type { IncomingMessage } from 'node:http';

const FORWARDED_FOR = 'x-forwarded-for';
const OTHER_FORWARDED = ['x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto'];

/**
 * Replaces X-Forwarded-For by the one address that can be believed: the last that a trusted proxy has seen, or the
 * socket's. Next would hand on what a client sends, and gives handlers no socket.
 */
export function trustAddress({ headers, socket }: IncomingMessage, trustedProxies: number): void {
  const forwarded = String(headers[FORWARDED_FOR] ?? '').split(',');
  const hops = [...forwarded, socket.remoteAddress ?? ''].map((hop) => hop.trim()).filter(Boolean);
  headers[FORWARDED_FOR] = hops.at(-1 - trustedProxies) ?? hops[0] ?? '';
  if (trustedProxies > 0) return;
  for (const name of OTHER_FORWARDED) delete headers[name];
}
