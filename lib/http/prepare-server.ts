import 'server-only';
import { readEnv } from '@/lib/config/env';
import { startMetrics } from '@/lib/metrics/metrics';
import { choosePages } from './choose-page';
import { trustAddresses } from './client-address';
import { countResponses } from './count-responses';
import { hardenServer } from './harden-server';
import { ignoreUpgrades } from './ignore-upgrades';
import { explainLargeHeaders } from './large-headers';
import { lingerAfterRefusals } from './linger';
import { repairTargets } from './request-target';
import { watchShutdown } from './shutdown';
import { sendWholeAnswers } from './whole-answer';

/** A page needs no database: what opens it leaves the first ones their turn, and precedes most visitors' first call. */
const DATABASE_AFTER_MS = 1000;

/**
 * Reads the settings, learns which addresses to believe and what every answer says, counts where somebody may read it;
 * a second later it opens the database and has old rows deleted. Ends the process on a wrong setting.
 */
export async function prepareServer(): Promise<void> {
  repairTargets();
  lingerAfterRefusals();
  sendWholeAnswers();
  try {
    trustAddresses(readEnv().trustedProxies);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  // The development server takes other methods on addresses of its own, and speaks over a websocket.
  if (process.env.NODE_ENV === 'production') {
    const headers: Record<string, string> = JSON.parse(process.env.SECURITY_HEADERS ?? '{}');
    hardenServer(headers);
    explainLargeHeaders(headers);
    choosePages();
    ignoreUpgrades();
  }
  watchShutdown();
  if (readEnv().metricsToken !== undefined) {
    await startMetrics();
    countResponses();
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
