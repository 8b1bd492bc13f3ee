import { defineCall, userIdParameter } from './api-call';
import { EXAMPLE_SETTINGS, settingsSchema } from './get-settings';

export const patchSettings = defineCall({
  endpoint: 'PATCH /api/personalization-settings/{id}',
  parameters: [userIdParameter('id')],
  request: {
    schema: settingsSchema
      .partial()
      .refine((change) => Object.keys(change).length > 0, 'must name at least one setting'),
    example: { behavioralAnalytics: false },
    rule: { minProperties: 1 },
  },
  response: {
    status: 200,
    schema: settingsSchema,
    example: { ...EXAMPLE_SETTINGS, behavioralAnalytics: false },
  },
});
