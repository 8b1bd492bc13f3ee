import { Progress } from '@/components/ui/progress';
import type { SessionsOverTime } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { formatCount } from '@/lib/personalization/counts';
import type { Interval } from './judge-test';

const SHORT_COUNT_FROM = 1000;

export function Count({ value }: { value: number }) {
  if (value < SHORT_COUNT_FROM) return <span>{value}</span>;
  return (
    <>
      <span>{formatCount(value)}</span>
      <span className="block text-caption font-normal text-muted-foreground">{formatExact(value)}</span>
    </>
  );
}

export function Percent({ value, bar = false }: { value: number; bar?: boolean }) {
  return (
    <>
      <span>{formatPercent(value)}</span>
      {bar ? (
        <Progress aria-hidden="true" value={value} max={100} className="mt-1.5 ml-auto max-w-24" />
      ) : null}
    </>
  );
}

export function formatPercent(value: number): string {
  return `${value.toFixed(1)}${dashboardCopy.units.percent}`;
}

function formatExact(value: number): string {
  return value.toLocaleString('en-US');
}

/** '5.1K (5,124)': `Count` for a sentence or a chart. */
export function formatCountExactly(value: number): string {
  return value < SHORT_COUNT_FROM ? String(value) : `${formatCount(value)} (${formatExact(value)})`;
}

/** '+12.3%', and a real minus sign below zero. */
export function formatSigned(value: number): string {
  const text = formatPercent(Math.abs(value));
  if (text === formatPercent(0)) return text;
  return `${value < 0 ? '−' : '+'}${text}`;
}

/** Certainty is never complete, so nothing above 99.9 % is claimed. */
export function formatConfidence(value: number): string {
  const highest = 99.9;
  return value > highest ? `> ${formatPercent(highest)}` : formatPercent(value);
}

export function formatInterval({ low, high }: Interval, format: (value: number) => string): string {
  return `${format(low)} ${dashboardCopy.units.to} ${format(high)}`;
}

const { weekdays, day } = dashboardCopy.sessions;

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
