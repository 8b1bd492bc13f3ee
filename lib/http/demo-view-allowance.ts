import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { readEnv } from '@/lib/config/env';
import { hashAddress } from './hash-address';
import { refuseForNow } from './rate-limit';

let limiter: RateLimiterMemory | undefined;

/** Counts a call from the demo view against its address, in this process's memory: the database is not touched. */
export async function requireDemoAllowance(request: Request): Promise<void> {
  limiter ??= new RateLimiterMemory({ points: readEnv().rateLimitAddressPerMinute, duration: 60 });
  try {
    await limiter.consume(hashAddress(request));
  } catch (error) {
    if (error instanceof RateLimiterRes) throw refuseForNow('demo-view', error.msBeforeNext);
    throw error;
  }
}
