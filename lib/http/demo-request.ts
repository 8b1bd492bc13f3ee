import { createHash } from 'node:crypto';
import { readEnv } from '@/lib/config/env';
import type { DemoRequest } from '@/lib/calls/request-demo';
import type { DemoRequestEntry } from '@/lib/db/submissions';
import { createRateLimiter, hashAddress, tooManyRequests } from './rate-limit';

// Share of the limits per minute, over ten minutes. By default 5 requests per visitor and 25 per address, which a whole
// office can share.
const SHARE = 48;

const WINDOW_S = 10 * 60;

/** Counts a new demo request. Throws 429 above the limit of its address or visitor. */
export async function enforceDemoRequestLimit(request: Request, visitorId: string): Promise<void> {
  const { address, visitor } = readLimiters();
  const wait = (await visitor(visitorId)) ?? (await address(hashAddress(request)));
  if (wait === null) return;
  throw tooManyRequests('demo-request', wait, 'There were too many demo requests in the last ten minutes.');
}

function createLimiters() {
  const { rateLimitAddressPerMinute, rateLimitPerMinute } = readEnv();
  const share = (callsPerMinute: number) => Math.max(1, Math.floor(callsPerMinute / SHARE));
  return {
    address: createRateLimiter(share(rateLimitAddressPerMinute), WINDOW_S),
    visitor: createRateLimiter(share(rateLimitPerMinute), WINDOW_S),
  };
}

let limiters: ReturnType<typeof createLimiters> | undefined;
const readLimiters = () => (limiters ??= createLimiters());

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
    page: request.page ?? null,
    isSuspected: Boolean(request.subject),
  };
}

/**
 * A new id if the given one belongs to another visitor's request, for example after a lost response and cookie. Never
 * reveals which ids are taken.
 */
export function deriveRequestId(requestId: string, visitorId: string): string {
  const hex = createHash('sha256').update(`${requestId} ${visitorId}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function formatCampaign(campaign: DemoRequest['campaign'] = {}): string | null {
  return Object.keys(campaign).length > 0 ? JSON.stringify(campaign) : null;
}
