import { z } from 'zod';
import { CLUSTERS } from '@/lib/personalization/persona';
import { defineCall, EXAMPLE_USER_ID } from './api-call';
import { userIdSchema, clickDataSchema, pageviewDataSchema, scrollDataSchema } from './base';

const behaviorEventSchema = z.discriminatedUnion('eventType', [
  z.strictObject({ eventType: z.literal('pageview'), eventData: pageviewDataSchema.default({}) }),
  z.strictObject({ eventType: z.literal('click'), eventData: clickDataSchema }),
  z.strictObject({ eventType: z.literal('scroll'), eventData: scrollDataSchema }),
]);

const MAX_BEHAVIORS = 200;
const MAX_CLICK_TYPES = 20;

const countSchema = z.number().int().min(0).max(1_000_000);

const behaviorSummarySchema = z.strictObject({
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

/** The browser sends a summary. A list of events is summarized on the server; the last 20 count. */
const requestSchema = z.strictObject({
  userId: userIdSchema,
  behaviors: z.union([z.array(behaviorEventSchema).max(MAX_BEHAVIORS), behaviorSummarySchema]),
});

const responseSchema = z.strictObject({
  cluster: z.enum(CLUSTERS),
  confidence: z.number().min(0).max(1),
  source: z.enum(['rules', 'model']),
});

export type AnalyzeBehaviorResponse = z.infer<typeof responseSchema>;

export const analyzeBehavior = defineCall({
  endpoint: 'POST /api/analyze-behavior',
  request: {
    schema: requestSchema,
    example: {
      userId: EXAMPLE_USER_ID,
      behaviors: {
        totalBehaviors: 6,
        analyzedBehaviors: 6,
        pageViews: 2,
        clickTypes: { link: 1 },
        scrollDepth: 82,
      },
    },
  },
  response: {
    status: 200,
    schema: responseSchema,
    example: { cluster: 'researcher', confidence: 0.7, source: 'rules' },
  },
});
