import { z } from 'zod';
import { TIME_RANGES, type Figures } from '@/lib/content/analytics/analytics-data';

export const liveRangeSchema = z.enum(TIME_RANGES);

/** `figures` is null under the least number of sessions, `usersOnline` under the least number of people. */
export type LiveAnalytics = {
  updatedAt: string;
  usersOnline: number | null;
  figures: Figures | null;
};
