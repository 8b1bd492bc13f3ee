import type { SessionsOverTime } from '@/lib/content/analytics/analytics-data';
import { selectTicks } from './sessions-chart';

test.each<[number, SessionsOverTime['unit'], number, number[]]>([
  [24, 'hour', 8, [0, 3, 6, 9, 12, 15, 18, 21]],
  [24, 'hour', 7, [0, 6, 12, 18]],
  [7, 'weekday', 7, [0, 1, 2, 3, 4, 5, 6]],
  [7, 'weekday', 6, [0, 2, 4, 6]],
  [30, 'day', 29, [1, 8, 15, 22, 29]],
  [30, 'day', 4, [1, 15, 29]],
  [90, 'day', 13, [5, 12, 19, 26, 33, 40, 47, 54, 61, 68, 75, 82, 89]],
  [90, 'day', 4, [5, 33, 61, 89]],
  [24, 'hour', 0, [0]],
])('%d points by %s with room for %d labels', (length, unit, most, ticks) => {
  expect(selectTicks(length, unit, most)).toEqual(ticks);
});
