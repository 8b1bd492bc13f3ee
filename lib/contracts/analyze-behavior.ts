import { z } from 'zod';
import { CLUSTERS } from '@/lib/personalization/persona';
import { behaviorEventSchema } from './behavior';
import { userIdSchema } from './id';

const MAX_BEHAVIORS = 200;
const MAX_CLICK_TYPES = 20;

const countSchema = z.number().int().min(0).max(1_000_000);

export const behaviorSummarySchema = z.strictObject({
  totalBehaviors: countSchema,
  analyzedBehaviors: countSchema,
  pageViews: countSchema,
  clickTypes: z
    .record(z.string().max(64), countSchema)
    .refine(
      (types) => Object.keys(types).length <= MAX_CLICK_TYPES,
      `must have at most ${MAX_CLICK_TYPES} entries`,
    ),
  scrollDepth: z.number().min(0).max(100),
});

/** Our own browser code sends the summary; a list of events is summarized here, its last 20 counting. */
export const analyzeBehaviorRequestSchema = z.strictObject({
  userId: userIdSchema,
  behaviors: z.union([z.array(behaviorEventSchema).max(MAX_BEHAVIORS), behaviorSummarySchema]),
});

export const analyzeBehaviorResponseSchema = z.strictObject({
  cluster: z.enum(CLUSTERS),
  confidence: z.number().min(0).max(1),
  /** Who decided: the rules of the specification, or a model. */
  source: z.enum(['rules', 'model']),
});

export type AnalyzeBehaviorRequest = z.input<typeof analyzeBehaviorRequestSchema>;
export type AnalyzeBehaviorResponse = z.infer<typeof analyzeBehaviorResponseSchema>;
