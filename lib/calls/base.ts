import { z } from 'zod';
import { CAMPAIGN_KEYS, CAMPAIGN_VALUE_MAX } from '@/lib/config/campaign';
import { CLUSTERS, SEGMENTS, VISITOR_TYPES } from '@/lib/personalization/persona';
import { ELEMENT_TYPES } from '@/lib/personalization/behavior';

export const MAX_USER_ID = 2_147_483_647;

const USER_ID_HINT = `must be a whole number from 0 to ${MAX_USER_ID}`;

export const userIdSchema = z
  .number(USER_ID_HINT)
  .int(USER_ID_HINT)
  .min(0, USER_ID_HINT)
  .max(MAX_USER_ID, USER_ID_HINT);

/** A user id in a path. Canonical digits, so that every user has one address. */
export const userIdParameterSchema = z
  .string()
  .regex(/^(0|[1-9]\d{0,9})$/, USER_ID_HINT)
  .transform(Number)
  .pipe(userIdSchema);

/** A UUID, with or without dashes; some proxies omit them. */
export const REQUEST_ID_PATTERN = /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/;

/** RFC 9457. `errors` lists the invalid fields of a body or path. */
export const problemSchema = z.strictObject({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  requestId: z.string().regex(REQUEST_ID_PATTERN),
  errors: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
});

export type Problem = z.infer<typeof problemSchema>;
export type FieldError = NonNullable<Problem['errors']>[number];

const MAX_DEPTH = 16;

/** The first flaw that a database must not see: NUL (Postgres rejects it), lone surrogates or deep nesting. */
export function findJsonFlaw(value: unknown, field = '', depth = 1): FieldError | null {
  if (typeof value === 'string')
    return isPlainText(value) ? null : { field, message: 'holds characters that are not text' };
  if (typeof value !== 'object' || value === null) return null;
  if (depth > MAX_DEPTH) return { field, message: `is nested more than ${MAX_DEPTH} levels deep` };
  for (const [key, entry] of Object.entries(value)) {
    if (!isPlainText(key)) return { field, message: 'holds a name that is not text' };
    const flaw = findJsonFlaw(entry, field === '' ? key : `${field}.${key}`, depth + 1);
    if (flaw) return flaw;
  }
  return null;
}

function isPlainText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

export const personaSchema = z.strictObject({
  segment: z.enum(SEGMENTS),
  cluster: z.enum(CLUSTERS),
  visitor: z.enum(VISITOR_TYPES),
});

export const campaignSchema = z.partialRecord(z.enum(CAMPAIGN_KEYS), z.string().max(CAMPAIGN_VALUE_MAX));

/** Details of an event, by type. An element type without a rule counts as unknown. */
export const elementTypeSchema = z
  .string()
  .max(64)
  .transform((given) => ELEMENT_TYPES.find((known) => known === given) ?? 'unknown');

export const pageviewDataSchema = z.strictObject({});
export const clickDataSchema = z.strictObject({ elementType: elementTypeSchema.optional() });
export const scrollDataSchema = z.strictObject({ depth: z.number().min(0).max(100) });
