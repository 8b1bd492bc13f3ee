import 'server-only';
import { readEnv } from '@/lib/config/env';
import { purgeBefore, type Purged } from '@/lib/db/retention';
import { describeError, getLogger } from '@/lib/log/logger';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes what is older than this site keeps it. */
export function purgeExpired(now: number): Promise<Purged> {
  return purgeBefore(new Date(now - readEnv().retentionDays * DAY_MS));
}

/** Purges now and every day from now on. A day on which the database is away is made up for on the next. Returns its end. */
export function startPurging(): () => void {
  const purge = () =>
    purgeExpired(Date.now()).then(
      (purged) => getLogger().info({ purpose: 'retention', ...purged }),
      (error: unknown) => getLogger().error({ purpose: 'retention', error: describeError(error) }),
    );
  void purge();
  const timer = setInterval(() => void purge(), DAY_MS);
  // The server may end without waiting for tomorrow.
  timer.unref();
  return () => clearInterval(timer);
}
