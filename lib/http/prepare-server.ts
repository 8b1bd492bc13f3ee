import 'server-only';
import { readEnv } from '@/lib/config/env';
import { checkDatabase } from '@/lib/db/health';
import { trustAddresses } from './client-address';

/** Reads the settings, learns which addresses to believe, and opens the database. Ends the process on a wrong setting. */
export async function prepareServer(): Promise<void> {
  try {
    trustAddresses(readEnv().trustedProxies);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  await checkDatabase();
}
