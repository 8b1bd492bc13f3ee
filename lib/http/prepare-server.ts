import 'server-only';
import { readFile } from 'node:fs/promises';
import { readEnv, type Env } from '@/lib/config/env';
import { startMetrics } from '@/lib/metrics/metrics';
import { isStopping } from './stopping';

/** Late enough not to slow the first pages, early enough for most visitors' first call. */
const DATABASE_DELAY_MS = 1000;

export async function prepareServer(): Promise<void> {
  try {
    const env = readEnv();
    await checkBuild(env);
    if (env.metricsToken !== undefined) await startMetrics();
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

/** Pages are built for one consent mode and one public address. In development there is no build. */
async function checkBuild({ consentMode, siteOrigin }: Env): Promise<void> {
  if (process.env.NODE_ENV !== 'production') return;
  const builtMode = await readFile('.next/consent-mode', 'utf8').catch(() => consentMode);
  if (builtMode !== consentMode)
    throw new Error(`The site was built with CONSENT_MODE=${builtMode}. Rebuild it for ${consentMode}.`);
  const builtUrl = await readFile('.next/site-url', 'utf8').catch(() => siteOrigin);
  if (new URL(builtUrl).origin !== siteOrigin)
    throw new Error(`The site was built with SITE_URL=${builtUrl}. Rebuild it for ${siteOrigin}.`);
}
