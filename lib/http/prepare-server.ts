import 'server-only';
import { readEnv } from '@/lib/config/env';
import { checkDatabase } from '@/lib/db/health';
import { trustAddresses } from './client-address';
import { startPurging } from './purge-daily';
import { repairTargets } from './request-target';

/** Reads the settings, learns which addresses to believe, opens the database and has old rows deleted. Ends the process on a wrong setting. */
export async function prepareServer(): Promise<void> {
  repairTargets();
  try {
    trustAddresses(readEnv().trustedProxies);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  await checkDatabase();
  startPurging();
}
