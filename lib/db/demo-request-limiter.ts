import 'server-only';
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import { openDatabase } from './client';
import type { RateLimiter } from './rate-limiter';

const WINDOW_S = 10 * 60;

/** Counts every request by itself, over ten minutes, for all instances together. */
export async function createDemoRequestLimiter(keyPrefix: string, points: number): Promise<RateLimiter> {
  const limiter = new RateLimiterPrisma({
    storeClient: await openDatabase(),
    tableName: 'rateLimit',
    keyPrefix,
    points,
    duration: WINDOW_S,
  });
  return async function consume(key) {
    try {
      await limiter.consume(key);
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error.msBeforeNext;
      throw error;
    }
  };
}
