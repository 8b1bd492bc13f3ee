import { z } from 'zod';
import { CAMPAIGN_KEYS, CAMPAIGN_VALUE_MAX } from '@/lib/config/campaign';
import { CLUSTERS, SEGMENTS, VISITOR_TYPES } from '@/lib/personalization/persona';
import { demoRequestFields } from './demo-request-fields';
import { userIdSchema } from './id';

const campaignValueSchema = z.string().max(CAMPAIGN_VALUE_MAX);

/** One request for a demo: its fields, and what the browser adds. */
export const demoRequestSchema = z.strictObject({
  ...demoRequestFields,
  /** Drawn by the browser, once for each request: what is sent again is stored once. */
  requestId: z.uuid('must be a UUID').toLowerCase(),
  userId: userIdSchema,
  persona: z.strictObject({
    segment: z.enum(SEGMENTS),
    cluster: z.enum(CLUSTERS),
    visitor: z.enum(VISITOR_TYPES),
  }),
  campaign: z.partialRecord(z.enum(CAMPAIGN_KEYS), campaignValueSchema).optional(),
  /** A trap for programs that fill in every field; people never see it. */
  subject: z.string().max(1000).optional(),
});

export const demoRequestResponseSchema = z.strictObject({ requestId: z.uuid() });

export type DemoRequest = z.infer<typeof demoRequestSchema>;
export type DemoRequestResponse = z.infer<typeof demoRequestResponseSchema>;
