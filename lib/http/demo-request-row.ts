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

function formatCampaign(campaign: DemoRequest['campaign'] = {}): string | null {
  return Object.keys(campaign).length > 0 ? JSON.stringify(campaign) : null;
}
