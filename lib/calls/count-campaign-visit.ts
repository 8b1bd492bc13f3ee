import { z } from 'zod';
import { CAMPAIGN_VALUE_MAX } from '@/lib/config/campaign';
import { defineCall } from './api-call';

const value = z.string().max(CAMPAIGN_VALUE_MAX);

const campaignVisitSchema = z.strictObject({
  utm_campaign: value.min(1),
  utm_content: value.optional(),
  utm_term: value.optional(),
});

export type CampaignVisit = z.infer<typeof campaignVisitSchema>;

/** Visits by programs are not counted. */
export const countCampaignVisit = defineCall({
  endpoint: 'POST /api/campaign-visits',
  request: {
    schema: campaignVisitSchema,
    example: { utm_campaign: 'pipeline-search', utm_term: 'personalization-trial' },
  },
  response: { status: 200, schema: z.strictObject({ counted: z.boolean() }), example: { counted: true } },
});
