import 'server-only';
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import { CLOCK_SKEW_MS, openDatabase } from './client';

type RateLimiter = (key: string) => Promise<number | null>;
const WINDOW_S = 60;

// A block costs as much as a single call: two statements and a disk write.
const BLOCKS_PER_MINUTE = 24;

/** Shared by all instances. Points are taken in blocks, so the limit is accurate to one block per instance. */
export async function createRateLimiter(keyPrefix: string, callsPerMinute: number): Promise<RateLimiter> {
  const limiter = new RateLimiterPrisma({
    storeClient: await openDatabase(),
    tableName: 'rateLimit',
    keyPrefix,
    points: callsPerMinute,
    duration: WINDOW_S,
    // A key above its limit is refused from memory until its minute is over.
    inMemoryBlockOnConsumed: callsPerMinute + 1,
  });
  return createLeases({
    block: Math.max(1, Math.floor(callsPerMinute / BLOCKS_PER_MINUTE)),
    windowMs: WINDOW_S * 1000,
    take: (key, points) => takePoints(limiter, key, points),
  });
}

/** The library's `consume`, except that windows lasting for hours after a clock change are reset. */
async function takePoints(limiter: RateLimiterPrisma, key: string, points = 1): Promise<TakeResult> {
  const maxWindowMs = limiter.duration * 1000 + CLOCK_SKEW_MS;
  const result = await consume(limiter, key, points);
  if (result.endsAt - Date.now() <= maxWindowMs) return result;
  await limiter.delete(key);
  return consume(limiter, key, points);
}

async function consume(limiter: RateLimiterPrisma, key: string, points: number): Promise<TakeResult> {
  try {
    const { msBeforeNext } = await limiter.consume(key, points);
    return { isGranted: true, endsAt: Date.now() + msBeforeNext };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return { isGranted: false, endsAt: Date.now() + error.msBeforeNext };
  }
}

const DEMO_REQUEST_WINDOW_S = 10 * 60;

/** Counts every request individually over ten minutes, shared by all instances. */
export async function createDemoRequestLimiter(keyPrefix: string, points: number): Promise<RateLimiter> {
  const limiter = new RateLimiterPrisma({
    storeClient: await openDatabase(),
    tableName: 'rateLimit',
    keyPrefix,
    points,
    duration: DEMO_REQUEST_WINDOW_S,
  });
  return async (key) => readWait(await takePoints(limiter, key));
}

/** The shared counter's response to a request for points. All points expire at `endsAt` (ms). */
type TakeResult = { isGranted: boolean; endsAt: number };

type LeaseOptions = {
  block: number;
  windowMs: number;
  take: (key: string, points: number) => Promise<TakeResult>;
};

/** `owed`: points spent before the shared counter was consulted. */
type Lease = { left: number; owed: number; endsAt: number; pending?: Promise<TakeResult> };

const MAX_KEYS = 10_000;

/**
 * Spends one point per call. Returns null, or the milliseconds to wait. A key's first block is on credit and settled
 * with the second, so infrequent callers cost no query. An error from `take` rejects every waiting call.
 */
export function createLeases({ block, windowMs, take }: LeaseOptions) {
  const leases = new Map<string, Lease>();

  function findLease(key: string): Lease {
    const known = leases.get(key);
    if (known && Date.now() < known.endsAt) return known;
    // Safe to forget: filling the map takes more calls than the credit that clearing it grants.
    if (leases.size >= MAX_KEYS) leases.clear();
    const fresh = { left: block, owed: block, endsAt: Date.now() + windowMs };
    leases.set(key, fresh);
    return fresh;
  }

  async function takeBlock(key: string, lease: Lease): Promise<TakeResult> {
    const result = await take(key, lease.owed + block);
    lease.owed = 0;
    lease.endsAt = result.endsAt;
    if (result.isGranted) lease.left = block;
    return result;
  }

  return async function spend(key: string): Promise<number | null> {
    for (;;) {
      const lease = findLease(key);
      if (lease.left > 0) {
        lease.left -= 1;
        return null;
      }
      lease.pending ??= takeBlock(key, lease).finally(() => {
        lease.pending = undefined;
      });
      const wait = readWait(await lease.pending);
      if (wait !== null) return wait;
    }
  };
}

function readWait({ isGranted, endsAt }: TakeResult): number | null {
  return isGranted ? null : Math.max(0, endsAt - Date.now());
}
