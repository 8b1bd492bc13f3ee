import { createHash } from 'node:crypto';
import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { readEnv } from '@/lib/config/env';
import { getLogger } from '@/lib/log/logger';
import { HttpProblem } from './problem';
import type { Visitor } from './visitor';

/** The milliseconds to wait; null if the cost, 1 by default, is within the limit. */
type RateLimiter = (key: string, cost?: number) => Promise<number | null>;

const WINDOW_S = 60;
const HOUR_S = 60 * WINDOW_S;
/** What a minute's calls may send at most, an address may send in an hour. By default about 20 MB. */
const BYTES_PER_CALL = 16 * 1024;
/** An IPv6 /48 belongs to one site, such as a company, and contains 65,536 networks that `address` counts apart. */
const NETWORK_SHARE = 10;

/** Counts in this process's memory, so each instance has limits of its own. */
export function createRateLimiter(points: number, windowSeconds = WINDOW_S): RateLimiter {
  const limiter = new RateLimiterMemory({ points, duration: windowSeconds });
  return async (key, cost = 1) => {
    try {
      await limiter.consume(key, cost);
      return null;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      // After the clock is set back, a window seems to last for hours.
      return Math.min(error.msBeforeNext, windowSeconds * 1000);
    }
  };
}

function createLimiters() {
  const { rateLimitAddressPerMinute, rateLimitPerMinute } = readEnv();
  return {
    address: createRateLimiter(rateLimitAddressPerMinute),
    network: createRateLimiter(NETWORK_SHARE * rateLimitAddressPerMinute),
    bytes: createRateLimiter(BYTES_PER_CALL * rateLimitAddressPerMinute, HOUR_S),
    visitor: createRateLimiter(rateLimitPerMinute),
  };
}

let limiters: ReturnType<typeof createLimiters> | undefined;
const readLimiters = () => (limiters ??= createLimiters());

/**
 * Counts the call against its address, the IPv6 network around it and, if it has a cookie, its visitor. Throws 429 above
 * any of these limits.
 */
export async function enforceRateLimit(request: Request, visitor: Visitor): Promise<void> {
  const { address, network, visitor: perVisitor } = readLimiters();
  const addressWait = await address(hashAddress(request));
  if (addressWait !== null) throw tooManyRequests('address', addressWait);
  const networkWait = await network(hashAddress(request, NETWORK_GROUPS));
  if (networkWait !== null) throw tooManyRequests('network', networkWait);
  const isKnown = visitor.id !== '' && visitor.setCookie === undefined;
  const visitorWait = isKnown ? await perVisitor(visitor.id) : null;
  if (visitorWait !== null) throw tooManyRequests('visitor', visitorWait);
}

/** Counts a body against its address, because what it says may be stored. Throws 429 above the limit. */
export async function enforceByteLimit(request: Request, bytes: number): Promise<void> {
  const wait = await readLimiters().bytes(hashAddress(request), bytes);
  if (wait !== null)
    throw tooManyRequests('bytes', wait, 'Too much was sent from this address in the last hour.');
}

/** Groups of an IPv6 address that a network of one customer (/64) and of one site (/48) have in common. */
const ADDRESS_GROUPS = 4;
const NETWORK_GROUPS = 3;

/** The rate-limit key of an address, hashed so that memory holds none. */
export function hashAddress(request: Request, groups = ADDRESS_GROUPS): string {
  return createHash('sha256')
    .update(groupAddress(readAddress(request), groups))
    .digest('base64url');
}

type RateLimit = 'address' | 'network' | 'visitor' | 'bytes' | 'demo-request' | 'share-link';

export function tooManyRequests(
  limit: RateLimit,
  waitMs: number,
  detail = 'There were too many calls in the last minute.',
): HttpProblem {
  getLogger().info({ refusedBy: limit });
  return new HttpProblem(429, detail, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  });
}

const UNKNOWN = 'unknown';

/** The address set by server/steps/valid-request.ts, or by Next from the socket. */
export function readAddress({ headers }: Request): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || UNKNOWN;
}

/** An IPv4 address, or an IPv6 network, by default /64, in canonical form. Anything invalid shares one key. */
export function groupAddress(text: string, size = ADDRESS_GROUPS): string {
  const address = readHost(text);
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return UNKNOWN;
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address;
  const mapped = /^::ffff:([\d.]+)$/.exec(canonical)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = canonical.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return [...groups, ...zeros, ...rest].slice(0, size).join(':');
}

/** Strips the port, brackets and zone that some proxies add. */
function readHost(text: string): string {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return bare.split('%', 1).join('');
}
