import 'server-only';
import { readFile } from 'node:fs/promises';
import type { Env } from '@/lib/config/env';
import { startMetrics } from '@/lib/metrics/metrics';

/** @throws if the site was built for other settings */
export async function checkStart(env: Env): Promise<void> {
  await checkBuild(env);
  if (env.metricsToken !== undefined) await startMetrics();
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
