import { z } from 'zod';
import { SEGMENTS } from '@/lib/personalization/persona';
import { defineCall, userIdParameter } from './api-call';

/** `segment` can be any text: another version of the site may have stored one that this version does not know. */
export const userSchema = z.strictObject({ segment: z.string(), isNewUser: z.boolean() });

export type User = z.infer<typeof userSchema>;

export const getUser = defineCall({
  endpoint: 'GET /api/user/{id}',
  parameters: [userIdParameter('id')],
  response: { status: 200, schema: userSchema, example: { segment: 'innovation-leader', isNewUser: true } },
});

export const patchSegment = defineCall({
  endpoint: 'PATCH /api/user/{id}/segment',
  parameters: [userIdParameter('id')],
  request: { schema: z.strictObject({ segment: z.enum(SEGMENTS) }), example: { segment: 'developer' } },
  response: { status: 200, schema: userSchema, example: { segment: 'developer', isNewUser: true } },
});

export const patchNewUserStatus = defineCall({
  endpoint: 'PATCH /api/user/{id}/new-user-status',
  parameters: [userIdParameter('id')],
  request: { schema: z.strictObject({ isNewUser: z.boolean() }), example: { isNewUser: false } },
  response: { status: 200, schema: userSchema, example: { segment: 'developer', isNewUser: false } },
});
