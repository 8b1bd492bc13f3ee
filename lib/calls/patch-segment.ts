import { z } from 'zod';
import { SEGMENTS } from '@/lib/personalization/persona';
import { defineCall, userIdParameter } from './api-call';
import { userSchema } from './get-user';

export const patchSegment = defineCall({
  endpoint: 'PATCH /api/user/{id}/segment',
  parameters: [userIdParameter('id')],
  request: { schema: z.strictObject({ segment: z.enum(SEGMENTS) }), example: { segment: 'developer' } },
  response: { status: 200, schema: userSchema, example: { segment: 'developer', isNewUser: true } },
});
