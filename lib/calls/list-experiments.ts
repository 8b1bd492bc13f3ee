import { z } from 'zod';
import { ARMS } from '@/lib/personalization/arms';
import { defineCall } from './api-call';

const VERDICTS = [
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

const experimentReportSchema = z.object({
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

export const listExperiments = defineCall({
  endpoint: 'GET /api/experiments',
  response: {
    status: 200,
    schema: z.object({ experiments: z.array(experimentReportSchema) }),
    example: { experiments: [] },
  },
});
