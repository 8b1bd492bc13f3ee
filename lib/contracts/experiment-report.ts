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
  /** The challenger that the finding is about; null for the test as a whole. */
  arm: armSchema.nullable(),
  /** Relative difference to arm a: 0.1 is 10 % better. Null where nothing may be said. */
  interval: z.object({ low: z.number(), high: z.number().nullable() }).nullable(),
});

/** One test in words and figures: what everybody may conclude, and nothing beyond. */
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
      visitors: countSchema,
      reached: countSchema.nullable(),
      /** From 0 to 1. */
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
