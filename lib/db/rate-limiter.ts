import 'server-only';
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import { openDatabase } from './client';
import { CLOCK_SKEW_MS } from './clock-skew';
import { createLeases, readWait, type Taking } from './point-lease';

export type RateLimiter = (key: string) => Promise<number | null>;
const WINDOW_S = 60;

// Counting every call costs two statements and a write to the disk; counting one block of calls costs the same.
const BLOCKS_PER_MINUTE = 24;

/** Shared by all instances. Points are taken in blocks, so the limit is accurate to one block per instance. */
export async function createRateLimiter(keyPrefix: string, callsPerMinute: number): Promise<RateLimiter> {
  const limiter = new RateLimiterPrisma({
    storeClient: await openDatabase(),
    tableName: 'rateLimit',
    keyPrefix,
    points: callsPerMinute,
    duration: WINDOW_S,
    // A key beyond its allowance is refused from memory until its minute is over.
    inMemoryBlockOnConsumed: callsPerMinute + 1,
  });
  return createLeases({
    block: Math.max(1, Math.floor(callsPerMinute / BLOCKS_PER_MINUTE)),
    windowMs: WINDOW_S * 1000,
    take: (key, points) => takePoints(limiter, key, points),
  });
}

/** The library's `consume`, also after the clock was set back: windows that would last for hours are reset. */
export async function takePoints(limiter: RateLimiterPrisma, key: string, points = 1): Promise<Taking> {
  const longest = limiter.duration * 1000 + CLOCK_SKEW_MS;
  const taking = await consume(limiter, key, points);
  if (taking.endsAt - Date.now() <= longest) return taking;
  await limiter.delete(key);
  return consume(limiter, key, points);
}

async function consume(limiter: RateLimiterPrisma, key: string, points: number): Promise<Taking> {
  try {
    const { msBeforeNext } = await limiter.consume(key, points);
    return { isGranted: true, endsAt: Date.now() + msBeforeNext };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return { isGranted: false, endsAt: Date.now() + error.msBeforeNext };
  }
}

const DEMO_REQUEST_WINDOW_S = 10 * 60;

/** Counts every request by itself, over ten minutes, for all instances together. */
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
