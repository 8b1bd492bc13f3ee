import { createHash } from 'node:crypto';
import { readEnv } from '@/lib/config/env';
import type { DemoRequest } from '@/lib/contracts/demo-request';
import { createDemoRequestLimiter } from '@/lib/db/rate-limiter';
import type { DemoRequestEntry } from '@/lib/db/submissions';
import { loadOnce } from '@/lib/load-once';
import { hashAddress, refuseForNow } from './rate-limit';

// Of what the site allows in one minute this call gets one in 48, for ten minutes: by default 5 requests for a
// visitor and 25 for an address, which may be that of a whole office.
const SHARE = 48;

const openLimiters = loadOnce(createLimiters);

/** Counts one new demo request. Throws 429 beyond the allowance of its address or its visitor. */
export async function requireDemoRequestAllowance(request: Request, visitorId: string): Promise<void> {
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

export function flattenDemoRequest(request: DemoRequest): DemoRequestEntry {
  const { name, email, company, companySize, message, persona } = request;
  return {
    name,
    email,
    company,
    companySize: companySize ?? null,
    message: message || null,
    segment: persona.segment,
    cluster: persona.cluster,
    visitorType: persona.visitor,
    campaign: formatCampaign(request.campaign),
    firstCampaign: formatCampaign(request.firstCampaign ?? request.campaign),
  };
}

/**
 * The id to store a request under when another visitor's request has the id that was sent: a visitor who lost the cookie
 * along with the first response is such a case, and no caller can find out which ids are taken.
 */
export function ownRequestId(requestId: string, visitorId: string): string {
  const hex = createHash('sha256').update(`${requestId} ${visitorId}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function formatCampaign(campaign: DemoRequest['campaign'] = {}): string | null {
  return Object.keys(campaign).length > 0 ? JSON.stringify(campaign) : null;
}
