import { userIdSchema } from '@/lib/contracts/id';
import { settingsChangeSchema, settingsSchema } from '@/lib/contracts/settings';
import { newUserStatusChangeSchema, segmentChangeSchema, userSchema } from '@/lib/contracts/user';
import type { ApiCall, Parameter } from '../api-call';

const user = { segment: 'developer', isNewUser: true };
const settings = { contentPersonalization: true, navigationAdaptation: true, behavioralAnalytics: true };

export const EXAMPLE_USER_ID = 42;

export function userIdParameter(name: string): Parameter {
  return { name, in: 'path', schema: userIdSchema, example: String(EXAMPLE_USER_ID), isRequired: true };
}

export const visitorCalls = {
  'get-user': {
    method: 'GET',
    path: '/api/user/{id}',
    parameters: [userIdParameter('id')],
    answer: { status: 200, schema: userSchema, example: { ...user, segment: 'innovation-leader' } },
  },
  'get-settings': {
    method: 'GET',
    path: '/api/personalization-settings/{id}',
    parameters: [userIdParameter('id')],
    answer: { status: 200, schema: settingsSchema, example: settings },
  },
  'patch-segment': {
    method: 'PATCH',
    path: '/api/user/{id}/segment',
    parameters: [userIdParameter('id')],
    request: { schema: segmentChangeSchema, example: { segment: 'developer' } },
    answer: { status: 200, schema: userSchema, example: user },
  },
  'patch-new-user-status': {
    method: 'PATCH',
    path: '/api/user/{id}/new-user-status',
    parameters: [userIdParameter('id')],
    request: { schema: newUserStatusChangeSchema, example: { isNewUser: false } },
    answer: { status: 200, schema: userSchema, example: { ...user, isNewUser: false } },
  },
  'patch-settings': {
    method: 'PATCH',
    path: '/api/personalization-settings/{id}',
    parameters: [userIdParameter('id')],
    request: {
      schema: settingsChangeSchema,
      example: { behavioralAnalytics: false },
      rule: { minProperties: 1 },
    },
    answer: { status: 200, schema: settingsSchema, example: { ...settings, behavioralAnalytics: false } },
  },
} as const satisfies Record<string, ApiCall>;
