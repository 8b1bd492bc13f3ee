import { z } from 'zod';
import { defineCall, userIdParameter } from './api-call';

export const settingsSchema = z.strictObject({
  contentPersonalization: z.boolean(),
  navigationAdaptation: z.boolean(),
  behavioralAnalytics: z.boolean(),
});

export type Settings = z.infer<typeof settingsSchema>;

export const EXAMPLE_SETTINGS: Settings = {
  contentPersonalization: true,
  navigationAdaptation: true,
  behavioralAnalytics: true,
};

export const getSettings = defineCall({
  endpoint: 'GET /api/personalization-settings/{id}',
  parameters: [userIdParameter('id')],
  response: { status: 200, schema: settingsSchema, example: EXAMPLE_SETTINGS },
});

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
