import { z } from 'zod';
import { defineCall } from './api-call';

const SEEN_HINT = 'must be an experiment and its arm, such as 02b';
const MAX_SEEN = 8;

export const countExposures = defineCall({
  endpoint: 'POST /api/exposures',
  request: {
    /** Experiments whose copy was in view, with the arm that was shown. Empty if only the visitor's cookies matter. */
    schema: z.strictObject({ seen: z.array(z.string().regex(/^\d\d[a-d]$/, SEEN_HINT)).max(MAX_SEEN) }),
    example: { seen: ['02b'] },
  },
  /** `counted`: number of experiments that the visitor joined with this call. */
  response: {
    status: 200,
    schema: z.strictObject({ counted: z.number().int().min(0) }),
    example: { counted: 1 },
  },
});
