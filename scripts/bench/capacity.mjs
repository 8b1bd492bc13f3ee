/** Share of a day's visits in its busiest hour. */
const PEAK_SHARE = 0.1;
/** Of a core, so that the 99th percentile stays low. */
const UTILIZATION = 0.5;
const CALLS = 6;
const SAVES = 2;
/** lib/config/stored-keys.ts */
const RETENTION_DAYS = 395;
/** Of Postgres 18 for one visit, by the CPU time of its processes, because a managed one cannot be measured. */
const DATABASE_CPU_MS = 4.8;
/** A first page with everything it loads, and two soft navigations. */
const KB_SENT = 258 + 2 * 36;

const round = (value) => Number(value.toPrecision(2)).toLocaleString('en');

/**
 * What a number of visits a day needs, at three pages a visit.
 * @param {number} visitsPerDay
 * @param {{ cpuMs: number, rows: number, bytesStored: number }} unit of one visit, as measured
 */
export function computeCapacity(visitsPerDay, { cpuMs, rows, bytesStored }) {
  const perSecond = (visitsPerDay * PEAK_SHARE) / 3600;
  const coresOf = (ms) => (perSecond * ms) / 1000 / UTILIZATION;
  const instances = Math.max(2, Math.ceil(coresOf(cpuMs)));
  return {
    'visits a day': visitsPerDay.toLocaleString('en'),
    'visits/s at peak': round(perSecond),
    'calls/s': round(perSecond * CALLS),
    'saves/s': round(perSecond * SAVES),
    'cores, site': round(coresOf(cpuMs)),
    'cores, database': round(coresOf(DATABASE_CPU_MS)),
    'connections (instances × 10)': instances * 10,
    'million rows': round((visitsPerDay * rows * RETENTION_DAYS) / 1e6),
    'GB stored': round((visitsPerDay * bytesStored * RETENTION_DAYS) / 1e9),
    'GB sent a day': round((visitsPerDay * KB_SENT) / 1e6),
  };
}
