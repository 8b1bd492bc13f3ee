import { z } from 'zod';
import { ELEMENT_TYPES } from '@/lib/personalization/behavior';

/** Details of an event, by type. An element type without a rule counts as unknown. */
export const elementTypeSchema = z
  .string()
  .max(64)
  .transform((given) => ELEMENT_TYPES.find((known) => known === given) ?? 'unknown');

export const pageviewDataSchema = z.strictObject({});
export const clickDataSchema = z.strictObject({ elementType: elementTypeSchema.optional() });
export const scrollDataSchema = z.strictObject({ depth: z.number().min(0).max(100) });
