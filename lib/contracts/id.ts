import { z } from 'zod';

export const MAX_USER_ID = 2_147_483_647;

const USER_ID_HINT = `must be a whole number from 0 to ${MAX_USER_ID}`;

export const userIdSchema = z
  .number(USER_ID_HINT)
  .int(USER_ID_HINT)
  .min(0, USER_ID_HINT)
  .max(MAX_USER_ID, USER_ID_HINT);

/** A user id in a path: digits as a person would write them, so that every user has one address. */
export const userIdParameterSchema = z
  .string()
  .regex(/^(0|[1-9]\d{0,9})$/, USER_ID_HINT)
  .transform(Number)
  .pipe(userIdSchema);
