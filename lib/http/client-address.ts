import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import { onRequestStart } from './request-start';

const FORWARDED_FOR = 'x-forwarded-for';
const OTHER_FORWARDED = ['x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto'];
const UNKNOWN = 'unknown';

/**
 * Next keeps whatever X-Forwarded-For a client sends and hands no socket to a handler. Called once before the server
 * listens, this replaces the header of every request by the one address that can be believed: the last that a trusted
 * proxy has seen, or the socket's.
 */
export function trustAddresses(trustedProxies: number): void {
  onRequestStart(({ request }) => rewriteAddress(request, trustedProxies));
}

/** The address that `trustAddresses` wrote, or what Next took from the socket. */
export function readAddress({ headers }: Request): string {
  return headers.get(FORWARDED_FOR)?.split(',').at(-1)?.trim() || UNKNOWN;
}

/**
 * What one household or server counts as: a whole IPv4 address, or the /64 network of an IPv6 one, however it is
 * written. Whatever is no address counts as one.
 */
export function groupAddress(text: string): string {
  const address = readHost(text);
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return UNKNOWN;
  const spelled = new SocketAddress({ address, family: 'ipv6' }).address;
  const mapped = /^::ffff:([\d.]+)$/.exec(spelled)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = spelled.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}

/** The address without the port, the brackets and the zone that some proxies write. */
function readHost(text: string): string {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return bare.split('%', 1).join('');
}

function rewriteAddress({ headers, socket }: IncomingMessage, trustedProxies: number): void {
  const forwarded = String(headers[FORWARDED_FOR] ?? '').split(',');
  const hops = [...forwarded, socket.remoteAddress ?? ''].map((hop) => hop.trim()).filter(Boolean);
  headers[FORWARDED_FOR] = hops.at(-1 - trustedProxies) ?? hops[0] ?? '';
  if (trustedProxies > 0) return;
  for (const name of OTHER_FORWARDED) delete headers[name];
}
