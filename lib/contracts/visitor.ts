import { z } from 'zod';
import { CLUSTERS, SEGMENTS, VISITOR_TYPES } from '@/lib/personalization/persona';

export const personaSchema = z.strictObject({
  segment: z.enum(SEGMENTS),
  cluster: z.enum(CLUSTERS),
  visitor: z.enum(VISITOR_TYPES),
});

/** `segment` can be any text: another version of the site may have stored one that this version does not know. */
export const userSchema = z.strictObject({ segment: z.string(), isNewUser: z.boolean() });
export const segmentChangeSchema = z.strictObject({ segment: z.enum(SEGMENTS) });
export const newUserStatusChangeSchema = z.strictObject({ isNewUser: z.boolean() });

export type SegmentChange = z.infer<typeof segmentChangeSchema>;
export type NewUserStatusChange = z.infer<typeof newUserStatusChangeSchema>;
export type User = z.infer<typeof userSchema>;

export const settingsSchema = z.strictObject({
  contentPersonalization: z.boolean(),
  navigationAdaptation: z.boolean(),
  behavioralAnalytics: z.boolean(),
});

export const settingsChangeSchema = settingsSchema
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'must name at least one setting');

export type Settings = z.infer<typeof settingsSchema>;

const count = z.number().int().min(0);

export const withdrawalSchema = z.strictObject({
  deleted: z.strictObject({ profiles: count, settings: count, events: count, exposures: count }),
});

export type Withdrawal = z.infer<typeof withdrawalSchema>;
