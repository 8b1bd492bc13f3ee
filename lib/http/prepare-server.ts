import 'server-only';
import { readFile } from 'node:fs/promises';
import { readEnv } from '@/lib/config/env';
import { startMetrics } from '@/lib/metrics/metrics';

/** Late enough not to slow the first pages, early enough for most visitors' first call. */
const DATABASE_DELAY_MS = 1000;

export async function prepareServer(): Promise<void> {
  try {
    const { consentMode, metricsToken } = readEnv();
    await checkBuild(consentMode);
    if (metricsToken !== undefined) await startMetrics();
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
  startPurging();
}

/** Pages are built for one consent mode. In development there is no build. */
async function checkBuild(consentMode: string): Promise<void> {
  if (process.env.NODE_ENV !== 'production') return;
  const built = await readFile('.next/consent-mode', 'utf8').catch(() => consentMode);
  if (built !== consentMode)
    throw new Error(`The site was built with CONSENT_MODE=${built}. Rebuild it for ${consentMode}.`);
}
