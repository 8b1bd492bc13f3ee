import 'server-only';
import { readEnv } from '@/lib/config/env';
import { findSimilarVariables } from '@/lib/config/similar-variables';
import { listRunning } from '@/lib/experiments/list-running';
import { describeError, getLogger } from '@/lib/log/logger';
import { startMetrics } from '@/lib/metrics/metrics';
import { startTracing } from '@/lib/trace/tracing';
import { isStopping } from './stopping';

/** Late enough not to slow the first pages, early enough for most visitors' first call. */
const DATABASE_DELAY_MS = 1000;

export async function prepareServer(): Promise<void> {
  try {
    const { metricsToken, traceCollector, retentionDays } = readEnv();
    warnOfVariables();
    warnOfRetention(retentionDays);
    if (metricsToken !== undefined) await startMetrics();
    if (traceCollector !== undefined) await startTracing(traceCollector);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  setTimeout(() => void warmUpDatabase(), DATABASE_DELAY_MS).unref();
}

async function warmUpDatabase(): Promise<void> {
  const [{ checkDatabase }, { startUpkeep }, { startDelivery }] = await Promise.all([
    import('@/lib/db/client'),
    import('@/lib/db/upkeep'),
    import('@/lib/leads/deliver-leads'),
  ]);
  await checkDatabase(warnOfDatabase);
  startUpkeep(isStopping);
  startDelivery(isStopping);
}

/** Calls say it, too, but only to whoever makes one. */
function warnOfDatabase(error: unknown): void {
  const isForeign = /NODE_MODULE_VERSION/.test(String(error));
  const advice = isForeign
    ? 'The compiled part of better-sqlite3 is of another version of Node: run npm rebuild better-sqlite3 with this one.'
    : 'Pages are served, and calls answer 503 until it can be.';
  getLogger().warn({ error: describeError(error) }, `The database cannot be used. ${advice}`);
}

function warnOfVariables(): void {
  const found = findSimilarVariables(process.env).map(({ set, meant }) => `${set} (${meant}?)`);
  if (found.length > 0) getLogger().warn(`The site does not read ${found.join(', ')}.`);
}

/** The purge deletes exposures, too, and a visitor without one is counted as new. */
function warnOfRetention(retentionDays: number): void {
  for (const { number, days } of listRunning()) {
    if (retentionDays >= days) continue;
    getLogger().warn(
      `Experiment ${number} counts returning visitors again after RETENTION_DAYS=${retentionDays}: set ${days} or more, or end it.`,
    );
  }
}
