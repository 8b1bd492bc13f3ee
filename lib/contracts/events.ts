import { z } from 'zod';
import { clickDataSchema, pageviewDataSchema, scrollDataSchema } from './behavior';
import { campaignSchema } from './campaign';
import { userIdSchema } from './id';

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
