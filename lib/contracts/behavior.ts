import { z } from 'zod';
import { ELEMENT_TYPES } from '@/lib/personalization/behavior';
import { CLUSTERS } from '@/lib/personalization/persona';
import { userIdSchema } from './base';
import { campaignSchema } from './campaign';

/** What an event says about itself, by its type. An element type that no rule knows counts as unknown. */
export const elementTypeSchema = z
  .string()
  .max(64)
  .transform((given) => ELEMENT_TYPES.find((known) => known === given) ?? 'unknown');

export const pageviewDataSchema = z.strictObject({});
export const clickDataSchema = z.strictObject({ elementType: elementTypeSchema.optional() });
export const scrollDataSchema = z.strictObject({ depth: z.number().min(0).max(100) });

export const behaviorEventSchema = z.discriminatedUnion('eventType', [
  z.strictObject({ eventType: z.literal('pageview'), eventData: pageviewDataSchema.default({}) }),
  z.strictObject({ eventType: z.literal('click'), eventData: clickDataSchema }),
  z.strictObject({ eventType: z.literal('scroll'), eventData: scrollDataSchema }),
]);

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

export const MAX_EVENTS_PER_BATCH = 50;

const TIME_HINT = 'must be a date and time in ISO 8601, from 2000 to 2100';

const common = {
  /** Drawn by the browser, once for each event: a batch that is sent again is stored once. */
  eventId: z.uuid('must be a UUID').toLowerCase(),
  page: z.string().max(200).optional(),
  occurredAt: z.iso
    .datetime({ offset: true, error: TIME_HINT, abort: true })
    .refine((time) => time >= '2000' && time < '2100', TIME_HINT),
};

export const trackedEventSchema = z.discriminatedUnion('eventType', [
  z.strictObject({ ...common, eventType: z.literal('pageview'), eventData: pageviewDataSchema.default({}) }),
  z.strictObject({ ...common, eventType: z.literal('click'), eventData: clickDataSchema }),
  z.strictObject({ ...common, eventType: z.literal('scroll'), eventData: scrollDataSchema }),
  z.strictObject({
    ...common,
    eventType: z.literal('navigation'),
    eventData: z.strictObject({ href: z.string().min(1).max(500), name: z.string().max(200) }),
  }),
]);

export const eventsRequestSchema = z.strictObject({
  userId: userIdSchema,
  events: z.array(trackedEventSchema).min(1).max(MAX_EVENTS_PER_BATCH),
  /** What brought the visitor for the first time and last. Stored with each click on a call to action. */
  campaign: z.strictObject({ first: campaignSchema, last: campaignSchema }).optional(),
});

/** How many of the events were new. */
export const eventsResponseSchema = z.strictObject({ accepted: z.number().int() });

export type TrackedEvent = z.infer<typeof trackedEventSchema>;
export type EventsRequest = z.input<typeof eventsRequestSchema>;
export type EventsResponse = z.infer<typeof eventsResponseSchema>;
