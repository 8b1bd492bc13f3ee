import { z } from 'zod';
import { TIME_RANGES, type Figures } from '@/lib/content/analytics/analytics-data';

export const liveRangeSchema = z.enum(TIME_RANGES);

/** `figures` and `usersOnline` are null below the minimum number of sessions or people. */
export type LiveAnalytics = {
  updatedAt: string;
  usersOnline: number | null;
  figures: Figures | null;
};
