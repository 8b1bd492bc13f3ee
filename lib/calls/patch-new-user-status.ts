import { z } from 'zod';
import { defineCall, userIdParameter } from './api-call';
import { userSchema } from './get-user';

export const patchNewUserStatus = defineCall({
  endpoint: 'PATCH /api/user/{id}/new-user-status',
  parameters: [userIdParameter('id')],
  request: { schema: z.strictObject({ isNewUser: z.boolean() }), example: { isNewUser: false } },
  response: { status: 200, schema: userSchema, example: { segment: 'developer', isNewUser: false } },
});
