import { createHash } from 'node:crypto';
import type { DemoRequest } from '@/lib/contracts/demo-request';
import type { DemoRequestEntry } from '@/lib/db/demo-request';

/** A request as it is stored: what was left empty is null. */
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
 * Under which id a visitor's words are stored where others, of another visitor, stand under the id that was sent. Whoever
 * lost the cookie with the answer to the first attempt is such a visitor; and nobody learns that an id is taken.
 */
export function ownRequestId(requestId: string, visitorId: string): string {
  const hex = createHash('sha256').update(`${requestId} ${visitorId}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function formatCampaign(campaign: DemoRequest['campaign'] = {}): string | null {
  return Object.keys(campaign).length > 0 ? JSON.stringify(campaign) : null;
}
