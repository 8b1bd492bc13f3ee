import type { TimeRange } from '@/lib/content/analytics/analytics-data';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const SPANS: Readonly<Record<TimeRange, { unit: 'hour' | 'day'; length: number }>> = {
  '1d': { unit: 'hour', length: 24 },
  '7d': { unit: 'day', length: 7 },
  '30d': { unit: 'day', length: 30 },
  '90d': { unit: 'day', length: 90 },
};

/** `day:2026-11-26` or `hour:2026-11-26T17`, in UTC. */
export function formatBucket(unit: 'hour' | 'day', time: Date): string {
  return `${unit}:${time.toISOString().slice(0, unit === 'hour' ? 'YYYY-MM-DDTHH'.length : 'YYYY-MM-DD'.length)}`;
}

/** The buckets of a range, oldest first. The last one is still filling. */
export function listBuckets(range: TimeRange, now: Date): readonly [string, ...string[]] {
  const { unit, length } = SPANS[range];
  const at = (index: number) =>
    formatBucket(unit, new Date(now.getTime() - (length - 1 - index) * (unit === 'hour' ? HOUR_MS : DAY_MS)));
  return [at(0), ...Array.from({ length: length - 1 }, (_, index) => at(index + 1))];
}

/** The oldest buckets that a range can still reach. */
export function listOldestBuckets(now: Date): readonly { unit: string; first: string }[] {
  return [
    { unit: 'hour', first: listBuckets('1d', now)[0] },
    { unit: 'day', first: listBuckets('90d', now)[0] },
  ];
}
