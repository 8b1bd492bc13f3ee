import { z } from 'zod';

export const settingsSchema = z.strictObject({
  contentPersonalization: z.boolean(),
  navigationAdaptation: z.boolean(),
  behavioralAnalytics: z.boolean(),
});

export const settingsChangeSchema = settingsSchema
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'must name at least one setting');

export type Settings = z.infer<typeof settingsSchema>;
