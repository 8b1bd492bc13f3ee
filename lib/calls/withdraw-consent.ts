import { z } from 'zod';
import { defineCall } from './api-call';
import { myDataCountsSchema } from './get-my-data';

/** What is recorded about a visitor, and not sent in by the visitor. */
export const TRACKED_KINDS = ['profiles', 'settings', 'events', 'exposures'] as const;

const trackedCountsSchema = z.record(z.enum(TRACKED_KINDS), myDataCountsSchema.valueType);

export const withdrawConsent = defineCall({
  endpoint: 'DELETE /api/consent',
  response: {
    status: 200,
    schema: z.strictObject({ deleted: trackedCountsSchema }),
    example: { deleted: { profiles: 1, settings: 1, events: 24, exposures: 1 } },
  },
});
