import 'server-only';
import { RateLimiterPrisma } from 'rate-limiter-flexible';
import { openDatabase } from './client';
import { readWait } from './point-lease';
import { takePoints, type RateLimiter } from './rate-limiter';

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
  return async (key) => readWait(await takePoints(limiter, key));
}
