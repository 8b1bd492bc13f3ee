import { z } from 'zod';
import { defineCall, EXAMPLE_USER_ID } from './api-call';
import { campaignSchema, personaSchema, userIdSchema } from './base';
import { demoRequestFields } from './demo-request-fields';

const demoRequestSchema = z.strictObject({
  ...demoRequestFields,
  requestId: z.uuid('must be a UUID').toLowerCase(),
  userId: userIdSchema,
  persona: personaSchema,
  /** The last touch and, if different, the first. */
  campaign: campaignSchema.optional(),
  firstCampaign: campaignSchema.optional(),
  /** From which the visitor came to the form. */
  page: z
    .string()
    .regex(/^\/[\x21-\x7e]*$/, 'must be a path')
    .max(200)
    .optional(),
  /** A honeypot, invisible to people. A request that fills it is stored with a mark, because extensions fill it, too. */
  subject: z.string().max(1000).optional(),
});

export type DemoRequest = z.infer<typeof demoRequestSchema>;

const requestId = '8d3c2a54-6f1e-4f6b-8a5d-0b7e9c1d2f30';

export const requestDemo = defineCall({
  endpoint: 'POST /api/demo-requests',
  request: {
    schema: demoRequestSchema,
    example: {
      requestId,
      userId: EXAMPLE_USER_ID,
      name: 'Ann Example',
      email: 'ann@company.example',
      company: 'Company',
      companySize: '51-200',
      persona: { segment: 'developer', cluster: 'researcher', visitor: 'new' },
    },
  },
  response: { status: 201, schema: z.strictObject({ requestId: z.uuid() }), example: { requestId } },
});
