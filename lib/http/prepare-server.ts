import 'server-only';
import { readEnv } from '@/lib/config/env';
import { startMetrics } from '@/lib/metrics/metrics';

/** A page needs no database, so opening it does not delay the first ones, and precedes most visitors' first call. */
const DATABASE_AFTER_MS = 1000;

/**
 * Reads the settings, starts the metrics where they can be read, and a second later opens the database and starts
 * deleting old rows. Ends the process on a wrong setting.
 */
export async function prepareServer(): Promise<void> {
  try {
    if (readEnv().metricsToken !== undefined) await startMetrics();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  setTimeout(() => void wakeDatabase(), DATABASE_AFTER_MS).unref();
}

async function wakeDatabase(): Promise<void> {
  const [{ checkDatabase }, { startPurging }] = await Promise.all([
    import('@/lib/db/health'),
    import('./purge-daily'),
  ]);
  await checkDatabase();
  startPurging();
}
