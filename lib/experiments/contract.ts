import { z } from 'zod';
import { ARMS } from '@/lib/personalization/arms';

export const VERDICTS = [
  'not-started',
  'collecting',
  'too-few',
  'too-early',
  'better',
  'worse',
  'no-difference-that-matters',
  'no-clear-difference',
  'stopped-early',
  'do-not-read',
  'contradicts-itself',
] as const;

const armSchema = z.enum(ARMS);
const countSchema = z.int().min(0);

const findingSchema = z.object({
  verdict: z.enum(VERDICTS),
  title: z.string(),
  text: z.string(),
  /** The challenger that the finding is about, or null for the experiment as a whole. */
  arm: armSchema.nullable(),
  /** Relative difference to arm a: 0.1 is 10% better. Null if no conclusion is permitted. */
  interval: z.object({ low: z.number(), high: z.number().nullable() }).nullable(),
});

export const experimentReportSchema = z.object({
  number: z.string(),
  name: z.string(),
  question: z.string(),
  status: z.enum(['draft', 'running', 'ended']),
  progress: z.string(),
  goal: z.string(),
  findings: z.array(findingSchema),
  arms: z.array(
    z.object({
      arm: armSchema,
      name: z.string(),
      /** The texts that differ from the regular page. Null for the page itself and in a holdout experiment. */
      texts: z.string().nullable(),
      visitors: countSchema,
      reached: countSchema.nullable(),
      share: z.number().min(0).max(1).nullable(),
    }),
  ),
  guard: z.string().nullable(),
  health: z.string(),
});

export const experimentReportsSchema = z.object({ experiments: z.array(experimentReportSchema) });
export type Finding = z.infer<typeof findingSchema>;
export type ExperimentReport = z.infer<typeof experimentReportSchema>;
export type ExperimentReports = z.infer<typeof experimentReportsSchema>;

const SEEN_HINT = 'must be an experiment and its arm, such as 02b';
const MAX_SEEN = 8;

/** Experiments whose copy was in view, with the arm that was shown. Empty if only the visitor's cookies matter. */
export const exposuresRequestSchema = z.strictObject({
  seen: z.array(z.string().regex(/^\d\d[a-d]$/, SEEN_HINT)).max(MAX_SEEN),
});

/** `counted`: number of experiments that the visitor joined with this call. */
export const exposuresResponseSchema = z.strictObject({ counted: z.number().int().min(0) });

export type ExposuresRequest = z.infer<typeof exposuresRequestSchema>;
export type ExposuresResponse = z.infer<typeof exposuresResponseSchema>;
