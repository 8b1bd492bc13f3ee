import { readEnv } from '@/lib/config/env';
import { createDemoRequestLimiter } from '@/lib/db/rate-limiter';
import { loadOnce } from '@/lib/load-once';
import { hashAddress } from './hash-address';
import { refuseForNow } from './rate-limit';
import type { Call } from './route';

// Of what the site allows in one minute this call gets one in 48, for ten minutes: by default 5 requests for a
// visitor and 25 for an address, which may be that of a whole office.
const SHARE = 48;

const openLimiters = loadOnce(createLimiters);

/** Counts one new demo request. Throws 429 beyond the allowance of its address or its visitor. */
export async function requireDemoRequestAllowance({ request, visitorId }: Call): Promise<void> {
  const { address, visitor } = await openLimiters();
  const wait = (await visitor(visitorId)) ?? (await address(hashAddress(request)));
  if (wait === null) return;
  throw refuseForNow('demo-request', wait, 'There were too many demo requests in the last ten minutes.');
}

async function createLimiters() {
  const { rateLimitAddressPerMinute, rateLimitPerMinute } = readEnv();
  const share = (callsPerMinute: number) => Math.max(1, Math.floor(callsPerMinute / SHARE));
  return {
    address: await createDemoRequestLimiter('demo-address', share(rateLimitAddressPerMinute)),
    visitor: await createDemoRequestLimiter('demo-visitor', share(rateLimitPerMinute)),
  };
}
