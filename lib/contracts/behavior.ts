import { z } from 'zod';
import { ELEMENT_TYPES } from '@/lib/personalization/behavior';

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
