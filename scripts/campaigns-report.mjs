import { join } from 'node:path';
import { formatReport } from './campaigns/format-report.mjs';
import { readVisits } from './campaigns/read-visits.mjs';
import { root } from './set-up/fingerprint.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { runCommand, StepError } from './shared/console.mjs';
import { loadTypeScript } from './shared/load-typescript.mjs';
import { readOptions } from './shared/read-options.mjs';

const USAGE = `Lists the campaigns of lib/content/campaigns.ts and those that no row knows, with their visits.

  npm run data -- campaigns
  npm run data -- campaigns --since 2026-11-01

The database is the one that DATABASE_URL names, as for npm start. Days are days in UTC.`;

function readArguments(args) {
  const { values } = readOptions(USAGE, { args, options: { since: { type: 'string' } } });
  if (values.since !== undefined && !/^\d{4}-\d\d-\d\d$/.test(values.since)) {
    throw new StepError('--since needs a day such as 2026-11-01.', { todo: USAGE });
  }
  return values;
}

async function report(args) {
  const { since, help } = readArguments(args);
  if (help) return void console.log(USAGE);
  const visits = await readVisits(since, process.env.DATABASE_URL || undefined);
  const { campaigns } = await loadTypeScript(join(root, 'lib/content/campaigns.ts'));
  const { formatCampaignName } = await loadTypeScript(join(root, 'lib/personalization/campaign.ts'));
  const known = campaigns.map((row) => ({
    name: formatCampaignName(row),
    page: `${row.segment}, ${row.cluster}, ${row.message}`,
  }));
  console.log(formatReport(known, visits));
}

await runCommand(async () => {
  loadSettings();
  await report(process.argv.slice(2));
});
