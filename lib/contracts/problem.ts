import { z } from 'zod';

/** A UUID, or the same without its dashes, as nginx draws them. */
export const REQUEST_ID_PATTERN = /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/;

/** RFC 9457. `errors` names the fields of a body or path that were refused. */
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
