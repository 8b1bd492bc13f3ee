import { z } from 'zod';
import { defineCall } from './api-call';

const count = z.number().int().min(0);

const withdrawalSchema = z.strictObject({
  deleted: z.strictObject({ profiles: count, settings: count, events: count, exposures: count }),
});

export type Withdrawal = z.infer<typeof withdrawalSchema>;

export const withdrawConsent = defineCall({
  endpoint: 'DELETE /api/consent',
  response: {
    status: 200,
    schema: withdrawalSchema,
    example: { deleted: { profiles: 1, settings: 1, events: 24, exposures: 1 } },
  },
});
