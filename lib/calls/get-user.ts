import { z } from 'zod';
import { defineCall, userIdParameter } from './api-call';

/** `segment` can be any text: another version of the site may have stored one that this version does not know. */
export const userSchema = z.strictObject({ segment: z.string(), isNewUser: z.boolean() });

export type User = z.infer<typeof userSchema>;

export const getUser = defineCall({
  endpoint: 'GET /api/user/{id}',
  parameters: [userIdParameter('id')],
  response: { status: 200, schema: userSchema, example: { segment: 'innovation-leader', isNewUser: true } },
});
