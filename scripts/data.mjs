import { reportCampaigns } from './data/campaigns.mjs';
import { exportLeads } from './data/leads.mjs';
import { root } from './shared/fingerprint.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { runCommand, StepError } from './shared/console.mjs';
import { readOptions } from './shared/read-options.mjs';
import { readEnv } from '@/lib/config/env';
import { closeDatabase } from '@/lib/db/client';
import { purgeExpired } from '@/lib/db/retention';

const plural = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;

async function purge() {
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

const USAGE = `npm run data -- leads --out data/leads.csv
npm run --silent data -- leads
  Exports every demo request as CSV, oldest first: into a file for spreadsheets that only you can read, or to the screen.
  Also says which did not arrive at the webhook or by email.

npm run data -- leads --retry
  Sends those again, also the ones that have failed for good.

npm run data -- campaigns
npm run data -- campaigns --since 2026-11-01
  Lists the campaigns of lib/content/campaigns.ts and unknown ones, with their visits. Days are in UTC.

npm run data -- assistant
  Lists the questions that the assistant did not answer, from the chats of the last RETENTION_DAYS. Addresses, links,
  names and long numbers are masked. A question asked by a single visitor is listed only if it is short and nothing in
  it was masked.

npm run data -- purge
  Deletes behavior events, chats and campaign counts that are older than RETENTION_DAYS, and visitors last seen before
  that, with their profiles, settings and feedback. Demo requests stay. One of the instances does the same every day.

Uses the database in DATABASE_URL, as npm start does.`;

/** It searches the site's copy, which is read from the project's folder. */
async function listQuestions(options, databaseUrl) {
  process.chdir(root);
  const assistant = await import('./data/assistant.mjs');
  await assistant.listQuestions(options, databaseUrl);
}

const QUERIES = {
  leads: { run: exportLeads, options: { out: { type: 'string' }, retry: { type: 'boolean' } } },
  campaigns: { run: reportCampaigns, options: { since: { type: 'string' } } },
  assistant: { run: listQuestions },
  purge: { run: purge },
};

await runCommand(async () => {
  const [name = '', ...rest] = process.argv.slice(2);
  const query = Object.hasOwn(QUERIES, name) ? QUERIES[name] : undefined;
  const args = query ? rest : process.argv.slice(2);
  const { values } = readOptions(USAGE, { args, options: query?.options });
  if (values.help) return console.log(USAGE);
  if (!query) throw new StepError(`Name one of ${Object.keys(QUERIES).join(', ')}.`, { todo: USAGE });
  loadSettings();
  await query.run(values, process.env.DATABASE_URL || undefined);
});
