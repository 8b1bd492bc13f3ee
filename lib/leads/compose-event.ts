import type { LeadEvent } from '@/lib/calls/lead-event';
import type { QueuedLead } from '@/lib/db/lead-deliveries';

/** The event as its receivers get it. */
export function composeEvent({ event, request }: QueuedLead, siteUrl: string): LeadEvent {
  const { segment, cluster, visitorType: visitor, page } = request;
  const url = new URL(page ?? '/', siteUrl);
  url.search = new URLSearchParams({ segment, cluster, visitor }).toString();
  const { requestId, name, email, company, companySize, message, isSuspected } = request;
  return {
    type: event === 'corrected' ? 'demo_request.corrected' : 'demo_request.created',
    timestamp: request.createdAt.toISOString(),
    data: {
      ...{ requestId, name, email, company, companySize, message, isSuspected },
      campaign: JSON.parse(request.campaign ?? '{}'),
      firstCampaign: JSON.parse(request.firstCampaign ?? '{}'),
      saw: { segment, cluster, visitor, page, url: url.href },
    },
  };
}
