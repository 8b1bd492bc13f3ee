import { z } from 'zod';

const SEEN_HINT = 'must be a test and its arm, such as 02b';
const MOST = 8;

/** Tests whose words were in view, each with the arm that was shown. Empty: only the visitor's cookies are looked at. */
export const exposuresRequestSchema = z.strictObject({
  seen: z.array(z.string().regex(/^\d\d[a-d]$/, SEEN_HINT)).max(MOST),
});

/** How many tests this visitor now takes part in for the first time. */
export const exposuresResponseSchema = z.strictObject({ counted: z.number().int().min(0) });

export type ExposuresRequest = z.infer<typeof exposuresRequestSchema>;
export type ExposuresResponse = z.infer<typeof exposuresResponseSchema>;
