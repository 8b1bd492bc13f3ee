import { z } from 'zod';
import { campaignSchema } from './campaign';
import { demoRequestFields } from './demo-request-fields';
import { userIdSchema } from './base';
import { personaSchema } from './visitor';

/** One request for a demo: its fields, and what the browser adds. */
export const demoRequestSchema = z.strictObject({
  ...demoRequestFields,
  /** Drawn by the browser, once for each request: what is sent again is stored once. */
  requestId: z.uuid('must be a UUID').toLowerCase(),
  userId: userIdSchema,
  persona: personaSchema,
  /** What brought the visitor last, and, where it was something else, for the first time. */
  campaign: campaignSchema.optional(),
  firstCampaign: campaignSchema.optional(),
  /** A trap for programs that fill in every field; people never see it. */
  subject: z.string().max(1000).optional(),
});

export const demoRequestResponseSchema = z.strictObject({ requestId: z.uuid() });

export type DemoRequest = z.infer<typeof demoRequestSchema>;
export type DemoRequestResponse = z.infer<typeof demoRequestResponseSchema>;
