import { campaigns } from '@/lib/content/campaigns';
import { campaignVisitSchema, type CampaignVisitResponse } from '@/lib/contracts/campaign-visit';
import { saveCampaignVisit } from '@/lib/db/campaign-visits';
import { isAutomated } from '@/lib/http/is-automated';
import { readBody } from '@/lib/http/read-body';
import { isConsentGiven } from '@/lib/http/request-consent';
import { route } from '@/lib/http/route';
import { nameCampaign } from '@/lib/personalization/campaign';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route('/api/campaign-visits', {
  async POST({ request }) {
    const visit = await readBody(request, campaignVisitSchema);
    const counted = !isAutomated(request) && isConsentGiven(request);
    if (counted) await saveCampaignVisit(nameCampaign(campaigns, visit), new Date());
    return Response.json({ counted } satisfies CampaignVisitResponse);
  },
});
