import 'server-only';
import { describeError, getLogger } from '@/lib/log/logger';
import { rollUpVisits } from './live';
import { purgeExpired } from './retention';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Well after the start, and not at the same moment on all instances. */
const FIRST_MS = { min: 5 * 60 * 1000, range: 10 * 60 * 1000 };
/** Less than the interval, so that hourly attempts do not drift. */
const ROLLUP_REST_MS = HOUR_MS / 2;
const PURGE_REST_MS = DAY_MS - HOUR_MS / 2;

type Task = () => Promise<unknown>;

/**
 * Counts visits hourly and deletes expired data daily, whichever instance comes first. Each hour tries both, so that a
 * failed or interrupted run is made up for. The count comes first, because it reads events that a purge can delete.
 */
export function startUpkeep(isStopping: () => boolean): void {
  async function run(purpose: string, task: Task): Promise<void> {
    try {
      const done = await task();
      if (done !== null) getLogger().info({ purpose, ...Object(done) });
    } catch (error) {
      if (!isStopping()) getLogger().error({ purpose, error: describeError(error) });
    }
  }
  const attempt = async () => {
    await run('rollup', () => rollUpVisits(Date.now(), { restMs: ROLLUP_REST_MS, isStopping }));
    await run('retention', () => purgeExpired(Date.now(), { restMs: PURGE_REST_MS, isStopping }));
    setTimeout(attempt, HOUR_MS).unref();
  };
  setTimeout(attempt, FIRST_MS.min + Math.random() * FIRST_MS.range).unref();
}
