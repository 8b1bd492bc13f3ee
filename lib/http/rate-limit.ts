import { createHash } from 'node:crypto';
import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { readEnv } from '@/lib/config/env';
import { getLogger } from '@/lib/log/logger';
import { HttpProblem } from './problem';
import type { Visitor } from './visitor';

/** The milliseconds to wait; null if the call is within the limit. */
type RateLimiter = (key: string) => Promise<number | null>;

const WINDOW_S = 60;

/** Counts in this process's memory, so each instance has limits of its own. */
export function createRateLimiter(points: number, windowSeconds = WINDOW_S): RateLimiter {
  const limiter = new RateLimiterMemory({ points, duration: windowSeconds });
  return async (key) => {
    try {
      await limiter.consume(key);
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
    visitor: createRateLimiter(rateLimitPerMinute),
    demoView: createRateLimiter(rateLimitAddressPerMinute),
  };
}

let limiters: ReturnType<typeof createLimiters> | undefined;
const readLimiters = () => (limiters ??= createLimiters());

/** Counts the call against its address and, if it has a cookie, its visitor. Throws 429 above either limit. */
export async function enforceRateLimit(request: Request, visitor: Visitor): Promise<void> {
  const { address, visitor: perVisitor } = readLimiters();
  const addressWait = await address(hashAddress(request));
  if (addressWait !== null) throw tooManyRequests('address', addressWait);
  const isKnown = visitor.id !== '' && visitor.setCookie === undefined;
  const visitorWait = isKnown ? await perVisitor(visitor.id) : null;
  if (visitorWait !== null) throw tooManyRequests('visitor', visitorWait);
}

/** Counts a demo view's call against its address. */
export async function enforceDemoRateLimit(request: Request): Promise<void> {
  const wait = await readLimiters().demoView(hashAddress(request));
  if (wait !== null) throw tooManyRequests('demo-view', wait);
}

/** The rate-limit key of an address, hashed so that memory holds none. */
export function hashAddress(request: Request): string {
  return createHash('sha256')
    .update(groupAddress(readAddress(request)))
    .digest('base64url');
}

type RateLimit = 'address' | 'visitor' | 'demo-view' | 'demo-request';

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

/** The address set by server/steps/trust-address.ts, or by Next from the socket. */
export function readAddress({ headers }: Request): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || UNKNOWN;
}

/** An IPv4 address, or the /64 network of an IPv6 address, in canonical form. Anything invalid shares one key. */
export function groupAddress(text: string): string {
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
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}

/** Strips the port, brackets and zone that some proxies add. */
function readHost(text: string): string {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return bare.split('%', 1).join('');
}
