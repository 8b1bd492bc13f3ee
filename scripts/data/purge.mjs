import { readEnv } from '@/lib/config/env';
import { closeDatabase } from '@/lib/db/client';
import { purgeExpired } from '@/lib/db/retention';
import { root } from '../shared/fingerprint.mjs';
import { StepError } from '../shared/console.mjs';

const plural = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;

export async function purge() {
  // Relative paths in the settings are relative to the project.
  process.chdir(root);
  try {
    const purged = await purgeExpired(Date.now());
    if (!purged)
      throw new StepError('Another process is purging the database.', {
        todo: 'Try again in a minute: a purge that was killed keeps others away for that long.',
      });
    const { events, messages, campaignDays, visitors } = purged;
    const counts = [
      plural(events, 'behavior event'),
      plural(messages, 'chat message'),
      plural(campaignDays, 'campaign count'),
      plural(visitors, 'visitor'),
    ];
    console.log(
      `Deleted what is older than ${plural(readEnv().retentionDays, 'day')}: ${counts.join(', ')}.`,
    );
  } catch (error) {
    if (error instanceof StepError) throw error;
    throw new StepError('The database could not be purged.', {
      output: error.message,
      todo: 'Check that DATABASE_URL names the right database, and start the site once with it.',
    });
  } finally {
    await closeDatabase();
  }
}
