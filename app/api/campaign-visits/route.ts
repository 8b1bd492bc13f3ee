import { countCampaignVisit } from '@/lib/calls/count-campaign-visit';
import { campaigns } from '@/lib/content/campaigns';
import { saveCampaignVisit } from '@/lib/db/events';
import { handle, route } from '@/lib/http/route';
import { isAutomated } from '@/lib/http/sender';
import { isConsentGiven } from '@/lib/http/visitor';
import { nameCampaign } from '@/lib/personalization/campaign';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(countCampaignVisit, {
    async handle({ request, body }) {
      const counted = !isAutomated(request) && isConsentGiven(request);
      if (counted) await saveCampaignVisit(nameCampaign(campaigns, body), new Date());
      return { counted };
    },
    demo: () => ({ counted: false }),
  }),
);
