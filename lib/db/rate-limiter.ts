import 'server-only';
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import { openDatabase } from './client';
import { createLeases } from './point-lease';

/** Answers null, or the milliseconds to wait. */
export type RateLimiter = (key: string) => Promise<number | null>;

const WINDOW_S = 60;
/** Instances may differ by this much in what time it is. */
const CLOCK_SKEW_MS = 2000;
// Counting every call costs two statements and a write to the disk; counting one block of calls costs the same.
const LEASES_PER_MINUTE = 24;

/**
 * Counts in the database, so that several instances share one allowance. An instance takes its points in blocks: an
 * allowance that several instances share can end up to one block per instance early, never late.
 */
export async function createRateLimiter(keyPrefix: string, callsPerMinute: number): Promise<RateLimiter> {
  const block = Math.max(1, Math.floor(callsPerMinute / LEASES_PER_MINUTE));
  const limiter = new RateLimiterPrisma({
    storeClient: await openDatabase(),
    tableName: 'rateLimit',
    keyPrefix,
    points: callsPerMinute,
    duration: WINDOW_S,
    // A key beyond its allowance is refused from memory until its minute is over.
    inMemoryBlockOnConsumed: callsPerMinute + 1,
  });
  const spend = createLeases(async (key) => {
    const { msBeforeNext } = await consumeByAnyClock(limiter, key, block);
    return { left: block, endsAt: Date.now() + msBeforeNext };
  });
  return waitOf(spend);
}

/**
 * What the library's `consume` does, also where the clock was set back: a window that would then last for hours, on the
 * disk and in memory, is begun anew.
 */
export async function consumeByAnyClock(
  limiter: RateLimiterPrisma,
  key: string,
  points = 1,
): Promise<RateLimiterRes> {
  const longest = limiter.duration * 1000 + CLOCK_SKEW_MS;
  const answer = await limiter.consume(key, points).catch((error: unknown) => {
    if (error instanceof RateLimiterRes && error.msBeforeNext > longest) return error;
    throw error;
  });
  if (answer.msBeforeNext <= longest) return answer;
  await limiter.delete(key);
  return limiter.consume(key, points);
}

/** Turns the library's refusal, which it throws, into the milliseconds to wait. */
export function waitOf(spend: (key: string) => Promise<unknown>): RateLimiter {
  return async function consume(key) {
    try {
      await spend(key);
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error.msBeforeNext;
      throw error;
    }
  };
}
