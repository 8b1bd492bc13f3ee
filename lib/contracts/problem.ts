import { z } from 'zod';

/** RFC 9457. `errors` names the fields of a body or path that were refused. */
export const problemSchema = z.strictObject({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  requestId: z.uuid(),
  errors: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
});

export type Problem = z.infer<typeof problemSchema>;
export type FieldError = NonNullable<Problem['errors']>[number];
