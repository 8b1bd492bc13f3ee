import { Progress } from '@/components/ui/progress';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { formatCount } from '@/lib/personalization/counts';
import type { Interval } from './judge-test';

const SHORT_COUNT_FROM = 1000;

/** The short count, with the exact one below it, so that sums can be checked. */
export function Count({ value }: { value: number }) {
  if (value < SHORT_COUNT_FROM) return <span>{value}</span>;
  return (
    <>
      <span>{formatCount(value)}</span>
      <span className="block text-caption font-normal text-muted-foreground">{formatExact(value)}</span>
    </>
  );
}

/** A percentage from 0 to 100 with its bar, which only repeats the number. */
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
