import 'server-only';
import { readEnv } from '@/lib/config/env';
import { startMetrics } from '@/lib/metrics/metrics';
import { startTracing } from '@/lib/trace/tracing';
import { isStopping } from './stopping';

/** Late enough not to slow the first pages, early enough for most visitors' first call. */
const DATABASE_DELAY_MS = 1000;

export async function prepareServer(): Promise<void> {
  try {
    const { metricsToken, isTraced } = readEnv();
    if (metricsToken !== undefined) await startMetrics();
    if (isTraced) await startTracing();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  setTimeout(() => void warmUpDatabase(), DATABASE_DELAY_MS).unref();
}

async function warmUpDatabase(): Promise<void> {
  const [{ checkDatabase }, { startPurging }] = await Promise.all([
    import('@/lib/db/client'),
    import('@/lib/db/retention'),
  ]);
  await checkDatabase();
  startPurging(isStopping);
}
