import { z } from 'zod';
import { TIME_RANGES, type Figures } from '@/lib/content/analytics/analytics-data';
import { defineCall } from './api-call';

export const liveRangeSchema = z.enum(TIME_RANGES);

/** `figures` and `usersOnline` are null below the minimum number of sessions or people. */
export type LiveAnalytics = { updatedAt: string; usersOnline: number | null; figures: Figures | null };

/** Not part of the published reference: the figures are public only where the operator says so. */
export const getLive = defineCall({
  endpoint: 'GET /api/live',
  response: {
    status: 200,
    schema: z.custom<LiveAnalytics>(),
    example: { updatedAt: '2024-05-01T09:30:00.000Z', usersOnline: null, figures: null },
  },
});
