import { analyticsByRange } from '@/lib/content/analytics/analytics-by-range';
import type { SessionsOverTime, TimeRange } from '@/lib/content/analytics/analytics-data';
import { describeMoment, formatCountExactly, formatPercent, formatShort, formatTotal } from './figures';

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

test.each<[SessionsOverTime['unit'], number, number, string, string]>([
  ['hour', 24, 0, '18:00', '18:00 UTC'],
  ['hour', 24, 23, '17:00', '17:00 UTC'],
  ['weekday', 7, 6, 'Thu', 'Thursday, November 26'],
  ['day', 90, 0, 'Aug 29', 'Saturday, August 29'],
])('for this site’s own figures, the %s of %d at %d is %s', (unit, length, index, short, long) => {
  const series = { unit, counts: Array<null>(length).fill(null), end: '2026-11-26T17:31:00.000Z' };
  expect(describeMoment(series, index)).toEqual({ short, long });
});

test('a value too small to show is replaced by text, and its sum is open-ended', () => {
  expect([formatPercent(null), formatCountExactly(null), formatShort(null)]).toEqual([
    'too few',
    'fewer than\u00a05',
    'fewer than\u00a05',
  ]);
  const sums = [
    [30, null, 4],
    [null, null],
    [1000, 200],
  ].map(formatTotal);
  expect(sums).toEqual(['34+', 'too few', '1.2K']);
});
