import 'server-only';
import { readEnv } from '@/lib/config/env';
import { checkDatabase } from '@/lib/db/health';
import { startMetrics } from '@/lib/metrics/metrics';
import { choosePages } from './choose-page';
import { trustAddresses } from './client-address';
import { countResponses } from './count-responses';
import { hardenServer } from './harden-server';
import { startPurging } from './purge-daily';
import { lingerAfterRefusals } from './linger';
import { repairTargets } from './request-target';
import { watchShutdown } from './shutdown';
import { sendWholeAnswers } from './whole-answer';

/**
 * Reads the settings, learns which addresses to believe and what every answer says, counts where somebody may read it,
 * opens the database and has old rows deleted. Ends the process on a wrong setting.
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
  // The development server takes other methods on addresses of its own.
  if (process.env.NODE_ENV === 'production') {
    hardenServer(JSON.parse(process.env.SECURITY_HEADERS ?? '{}'));
    choosePages();
  }
  watchShutdown();
  if (readEnv().metricsToken !== undefined) {
    await startMetrics();
    countResponses();
  }
  await checkDatabase();
  startPurging();
}
