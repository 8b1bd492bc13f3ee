import type { AnalyticsData, TimeRange } from './analytics-data';
import { last24Hours } from './last-24-hours';
import { last30Days } from './last-30-days';
import { last7Days } from './last-7-days';
import { last90Days } from './last-90-days';

export const analyticsByRange: Readonly<Record<TimeRange, AnalyticsData>> = {
  '1d': last24Hours,
  '7d': last7Days,
  '30d': last30Days,
  '90d': last90Days,
};
