const THOUSAND = 1000;
const MILLION = 1_000_000;

/** Spec §2: K from 1,000 and M from 1,000,000, with one decimal. */
export function formatCount(count: number): string {
  if (count < THOUSAND) return String(count);
  // 999,950 would round to 1000.0K.
  if (tenthsOf(count, THOUSAND) < tenthsOf(MILLION, THOUSAND)) return `${format(count, THOUSAND)}K`;
  return `${format(count, MILLION)}M`;
}

function tenthsOf(count: number, unit: number): number {
  return Math.round((count * 10) / unit);
}

function format(count: number, unit: number): string {
  return (tenthsOf(count, unit) / 10).toFixed(1);
}
