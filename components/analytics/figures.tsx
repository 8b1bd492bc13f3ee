import { Badge } from '@/components/ui/badge';
import { Progress } from '@/components/ui/progress';
import type { SessionsOverTime } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { formatCount } from '@/lib/personalization/counts';
import type { Interval } from '@/lib/experiments/evaluate-sample';

const SHORT_COUNT_FROM = 1000;

/** A live figure too small to show is null, here and below. */
export function Count({ value }: { value: number | null }) {
  if (value === null || value < SHORT_COUNT_FROM) return <span>{formatCountExactly(value)}</span>;
  return (
    <>
      <span>{formatCount(value)}</span>
      <span className="block text-caption font-normal text-muted-foreground">{formatExact(value)}</span>
    </>
  );
}

/** The sum of the visible values: '34+' if any is too small to show. */
export function Total({ values }: { values: readonly (number | null)[] }) {
  if (values.includes(null)) return <span>{formatTotal(values)}</span>;
  return <Count value={sumOf(values)} />;
}

export function formatTotal(values: readonly (number | null)[]): string {
  const sum = sumOf(values);
  if (!values.includes(null)) return formatCount(sum);
  return sum > 0 ? `${formatCount(sum)}+` : dashboardCopy.floors.rate;
}

const sumOf = (values: readonly (number | null)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

export function formatShort(value: number | null): string {
  return value === null ? dashboardCopy.floors.count : formatCount(value);
}

/** A rate shown on its own, which explains in words why it is missing. */
export function KeyRate({ value }: { value: number | null }) {
  if (value !== null) return formatPercent(value);
  return (
    <span className="block font-sans text-base font-medium whitespace-normal">
      {dashboardCopy.floors.figure}
    </span>
  );
}

export function Percent({ value, bar = false }: { value: number | null; bar?: boolean }) {
  return (
    <>
      <span>{formatPercent(value)}</span>
      {bar && value !== null ? (
        <Progress aria-hidden="true" value={value} max={100} className="mt-1.5 ml-auto max-w-24" />
      ) : null}
    </>
  );
}

export function formatPercent(value: number | null): string {
  if (value === null) return dashboardCopy.floors.rate;
  return `${value.toFixed(1)}${dashboardCopy.units.percent}`;
}

function formatExact(value: number): string {
  return value.toLocaleString('en-US');
}

/** '5.1K (5,124)': `Count` for a sentence or a chart. */
export function formatCountExactly(value: number | null): string {
  if (value === null) return dashboardCopy.floors.count;
  return value < SHORT_COUNT_FROM ? String(value) : `${formatCount(value)} (${formatExact(value)})`;
}

/** '+12.3%', and a real minus sign below zero. */
export function formatSigned(value: number): string {
  const text = formatPercent(Math.abs(value));
  if (text === formatPercent(0)) return text;
  return `${value < 0 ? '−' : '+'}${text}`;
}

/** Capped at 99.9 %, because certainty is never complete. */
export function formatConfidence(value: number): string {
  const highest = 99.9;
  return value > highest ? `> ${formatPercent(highest)}` : formatPercent(value);
}

export function formatInterval({ low, high }: Interval, format: (value: number) => string): string {
  return `${format(low)} ${dashboardCopy.units.to} ${format(high)}`;
}

const { weekdays, day } = dashboardCopy.sessions;

export function describeMoment(
  { unit, counts, end }: SessionsOverTime<number | null>,
  index: number,
): { short: string; long: string } {
  if (end !== undefined) return describeDate(unit, end, counts.length - 1 - index);
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

const HOUR_MS = 60 * 60 * 1000;

/** Formats the time `before` hours or days before `end`, in UTC like the figures. */
function describeDate(unit: SessionsOverTime['unit'], end: string, before: number) {
  const time = new Date(Date.parse(end) - before * (unit === 'hour' ? HOUR_MS : 24 * HOUR_MS));
  const format = (options: Intl.DateTimeFormatOptions) =>
    time.toLocaleString('en-US', { timeZone: 'UTC', ...options });
  if (unit === 'hour') {
    const hour = `${format({ hour: '2-digit', hourCycle: 'h23' })}:00`;
    return { short: hour, long: `${hour} UTC` };
  }
  const long = format({ weekday: 'long', month: 'long', day: 'numeric' });
  return unit === 'weekday'
    ? { short: format({ weekday: 'short' }), long }
    : { short: format({ month: 'short', day: 'numeric' }), long };
}

export function VariantName({ name, isWinner }: { name: string; isWinner: boolean }) {
  return (
    <>
      <span>{`${name} `}</span>
      {isWinner ? <Badge variant="success">{dashboardCopy.experiments.winner}</Badge> : null}
    </>
  );
}
