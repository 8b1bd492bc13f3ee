import { analyticsByRange } from '@/lib/content/analytics/analytics-by-range';
import type { TimeRange } from '@/lib/content/analytics/analytics-data';
import { describeMoment } from './figures';

test.each<[TimeRange, number, string, string]>([
  ['1d', 0, '00:00', '00:00'],
  ['1d', 23, '23:00', '23:00'],
  ['7d', 0, 'Fri', 'Friday'],
  ['7d', 6, 'Thu', 'Thursday'],
  ['30d', 29, 'Day 30', 'Day 30, Thursday'],
  ['30d', 23, 'Day 24', 'Day 24, Friday'],
  ['30d', 22, 'Day 23', 'Day 23, Thursday'],
  ['90d', 0, 'Day 1', 'Day 1, Saturday'],
])('%s at %d is %s', (range, index, short, long) => {
  const series = analyticsByRange[range].userBehavior.sessionsOverTime;
  expect(describeMoment(series, index)).toEqual({ short, long });
});
