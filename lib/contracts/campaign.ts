import { z } from 'zod';
import { CAMPAIGN_KEYS, CAMPAIGN_VALUE_MAX } from '@/lib/config/campaign';

export const campaignSchema = z.partialRecord(z.enum(CAMPAIGN_KEYS), z.string().max(CAMPAIGN_VALUE_MAX));

const value = z.string().max(CAMPAIGN_VALUE_MAX);

export const campaignVisitSchema = z.strictObject({
  utm_campaign: value.min(1),
  utm_content: value.optional(),
  utm_term: value.optional(),
});

/** Visits by programs are not counted. */
export const campaignVisitResponseSchema = z.strictObject({ counted: z.boolean() });

export type CampaignVisit = z.infer<typeof campaignVisitSchema>;
export type CampaignVisitResponse = z.infer<typeof campaignVisitResponseSchema>;
