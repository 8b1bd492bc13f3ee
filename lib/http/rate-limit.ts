import { readEnv } from '@/lib/config/env';
import { createRateLimiter } from '@/lib/db/rate-limiter';
import { loadOnce } from '@/lib/load-once';
import { recordRefusal, type RateLimit } from '@/lib/metrics/record';
import { hashAddress } from './hash-address';
import { HttpProblem } from './problem';
import type { Visitor } from './visitor-cookie';

const openLimiters = loadOnce(createLimiters);

/** Counts the call against its address and, once it has a cookie, its visitor. Throws 429 beyond either allowance. */
export async function requireAllowance(request: Request, visitor: Visitor): Promise<void> {
  const { address, visitor: perVisitor } = await openLimiters();
  const addressWait = await address(hashAddress(request));
  if (addressWait !== null) throw refuseForNow('address', addressWait);
  const isKnown = visitor.id !== '' && visitor.setCookie === undefined;
  const visitorWait = isKnown ? await perVisitor(visitor.id) : null;
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

async function createLimiters() {
  const { rateLimitAddressPerMinute, rateLimitPerMinute } = readEnv();
  return {
    address: await createRateLimiter('address', rateLimitAddressPerMinute),
    visitor: await createRateLimiter('visitor', rateLimitPerMinute),
  };
}
