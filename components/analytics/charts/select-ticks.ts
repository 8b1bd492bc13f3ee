import type { SessionsOverTime } from '@/lib/content/analytics/analytics-data';

type Unit = SessionsOverTime['unit'];

/** Steps that a reader counts in: quarters of a day, whole weeks. */
const STEPS: Record<Unit, readonly number[]> = {
  hour: [1, 2, 3, 6, 12],
  weekday: [1, 2, 3],
  day: [1, 7, 14, 28, 56],
};

/** The points that get a label on an axis with room for `most`: hours from midnight on, days back from the newest. */
export function selectTicks(length: number, unit: Unit, most: number): number[] {
  const step = STEPS[unit].find((candidate) => Math.ceil(length / candidate) <= most) ?? length;
  const first = unit === 'hour' ? 0 : (length - 1) % step;
  return Array.from({ length: Math.ceil((length - first) / step) }, (_, index) => first + index * step);
}
