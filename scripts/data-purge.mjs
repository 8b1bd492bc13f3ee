import { join } from 'node:path';
import { root } from './set-up/fingerprint.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { StepError } from './shared/console.mjs';
import { loadTypeScript } from './shared/load-typescript.mjs';
import { runWithOptions } from './shared/read-options.mjs';

const USAGE = `Deletes behavior events, chats and campaign counts that are older than RETENTION_DAYS, and visitors
last seen before that, with their profiles, settings and feedback. Demo requests stay.

  npm run data -- purge

The server does the same when it starts and every day. Uses the database in DATABASE_URL.`;

const plural = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;

async function purge() {
  loadSettings();
  // Relative paths in the settings are relative to the project.
  process.chdir(root);
  const { readEnv } = await loadTypeScript(join(root, 'lib/config/env.ts'));
  const { closeDatabase } = await loadTypeScript(join(root, 'lib/db/client.ts'));
  const { purgeExpired } = await loadTypeScript(join(root, 'lib/db/retention.ts'));
  try {
    const { events, messages, campaignDays, visitors } = await purgeExpired(Date.now());
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
    throw new StepError('The database could not be purged.', {
      output: error.message,
      todo: 'Check that DATABASE_URL names the right database, and start the site once with it.',
    });
  } finally {
    await closeDatabase();
  }
}

await runWithOptions(USAGE, purge);
