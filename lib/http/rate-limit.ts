import { readEnv } from '@/lib/config/env';
import { createRateLimiter, type RateLimiter } from '@/lib/db/rate-limiter';
import { recordRefusal, type RateLimit } from '@/lib/metrics/record';
import { hashAddress } from './hash-address';
import { HttpProblem } from './problem';
import type { Visitor } from './visitor-cookie';

type Limiters = { address: RateLimiter; visitor: RateLimiter };

let limiters: Promise<Limiters> | undefined;

/** Counts the call against its address and, once it has a cookie, its visitor. Throws 429 beyond either allowance. */
export async function requireAllowance(request: Request, visitor: Visitor): Promise<void> {
  // Where that fails, the next call tries again.
  limiters ??= createLimiters().catch((error: unknown) => {
    limiters = undefined;
    throw error;
  });
  const { address, visitor: perVisitor } = await limiters;
  const addressWait = await address(hashAddress(request));
  if (addressWait !== null) throw refuseForNow('address', addressWait);
  const visitorWait = visitor.setCookie === undefined ? await perVisitor(visitor.id) : null;
  if (visitorWait !== null) throw refuseForNow('visitor', visitorWait);
}

export function refuseForNow(
  limit: RateLimit,
  waitMs: number,
  detail = 'There were too many calls in the last minute.',
): HttpProblem {
  recordRefusal(limit);
  return new HttpProblem(429, detail, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  });
}

async function createLimiters(): Promise<Limiters> {
  const { rateLimitAddressPerMinute, rateLimitPerMinute } = readEnv();
  return {
    address: await createRateLimiter('address', rateLimitAddressPerMinute),
    visitor: await createRateLimiter('visitor', rateLimitPerMinute),
  };
}
