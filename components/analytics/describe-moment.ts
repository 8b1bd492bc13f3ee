import type { SessionsOverTime } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';

const { weekdays, day } = dashboardCopy.sessions;

/** The hour or day at `index` of the series: short for an axis, long for a table and for speech. */
export function describeMoment(
  { unit, counts }: SessionsOverTime,
  index: number,
): { short: string; long: string } {
  if (unit === 'hour') {
    const hour = `${String(index).padStart(2, '0')}:00`;
    return { short: hour, long: hour };
  }
  const fromEnd = counts.length - index;
  const weekday = weekdays[(weekdays.length - (fromEnd % weekdays.length)) % weekdays.length];
  if (!weekday) throw new Error(`No weekday at ${index}`);
  if (unit === 'weekday') return weekday;
  return { short: `${day} ${index + 1}`, long: `${day} ${index + 1}, ${weekday.long}` };
}
