import { isIPv4, isIPv6, SocketAddress } from 'node:net';

const UNKNOWN = 'unknown';

/** The address that server/steps/trust-address.ts wrote, or what Next took from the socket. */
export function readAddress({ headers }: Request): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || UNKNOWN;
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
