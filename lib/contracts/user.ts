import { z } from 'zod';
import { SEGMENTS } from '@/lib/personalization/persona';

/** A segment that was stored by another version of the site is answered as it is. */
export const userSchema = z.strictObject({ segment: z.string(), isNewUser: z.boolean() });
export const segmentChangeSchema = z.strictObject({ segment: z.enum(SEGMENTS) });
export const newUserStatusChangeSchema = z.strictObject({ isNewUser: z.boolean() });

export type SegmentChange = z.infer<typeof segmentChangeSchema>;
export type NewUserStatusChange = z.infer<typeof newUserStatusChangeSchema>;
export type User = z.infer<typeof userSchema>;
