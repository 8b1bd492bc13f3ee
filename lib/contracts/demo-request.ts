import { z } from 'zod';
import { campaignSchema } from './campaign';
import { demoRequestFields } from './demo-request-fields';
import { userIdSchema } from './base';
import { personaSchema } from './visitor';

export const demoRequestSchema = z.strictObject({
  ...demoRequestFields,
  requestId: z.uuid('must be a UUID').toLowerCase(),
  userId: userIdSchema,
  persona: personaSchema,
  /** The last touch and, if different, the first. */
  campaign: campaignSchema.optional(),
  firstCampaign: campaignSchema.optional(),
  /** A honeypot, invisible to people. */
  subject: z.string().max(1000).optional(),
});

export const demoRequestResponseSchema = z.strictObject({ requestId: z.uuid() });

export type DemoRequest = z.infer<typeof demoRequestSchema>;
export type DemoRequestResponse = z.infer<typeof demoRequestResponseSchema>;
