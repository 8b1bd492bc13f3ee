import { join } from 'node:path';
import { readVisits } from './campaigns/read-visits.mjs';
import { root } from './set-up/fingerprint.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { StepError } from './shared/console.mjs';
import { formatTable } from './shared/format-table.mjs';
import { loadTypeScript } from './shared/load-typescript.mjs';
import { runWithOptions } from './shared/read-options.mjs';

const HEAD = ['visits', 'first day', 'last day', 'campaign'];
const toCells = ({ name, visits, firstDay, lastDay }) => [visits, firstDay ?? '-', lastDay ?? '-', name];

/**
 * Lists every row of the campaign table with its visits, then campaigns that no row matches.
 * @param {{ name: string, page: string }[]} known
 * @param {{ name: string, visits: number, firstDay: string, lastDay: string }[]} visits
 */
function formatReport(known, visits) {
  const names = new Set(known.map(({ name }) => name));
  const visitsByName = new Map(visits.map((row) => [row.name, row]));
  const rows = known
    .map(({ name, page }) => ({ ...(visitsByName.get(name) ?? { name, visits: 0 }), page }))
    .sort((one, other) => other.visits - one.visits);
  const unknown = visits.filter(({ name }) => !names.has(name));
  const sum = (list) => list.reduce((total, { visits: count }) => total + count, 0);
  return [
    `Known campaigns: ${sum(rows)} visits`,
    '',
    ...formatTable(
      [...HEAD, 'page'],
      rows.map((row) => [...toCells(row), row.page]),
    ),
    '',
    `Unknown campaigns: ${sum(unknown)} visits, which saw the standard page`,
    ...(unknown.length === 0
      ? []
      : [
          '',
          ...formatTable(HEAD, unknown.map(toCells)),
          '',
          'Is one of them yours? Give it a row in lib/content/campaigns.ts.',
        ]),
  ].join('\n');
}

const USAGE = `Lists the campaigns of lib/content/campaigns.ts and unknown ones, with their visits.

  npm run data -- campaigns
  npm run data -- campaigns --since 2026-11-01

Uses the database in DATABASE_URL, as npm start does. Days are in UTC.`;

async function report({ since }) {
  if (since !== undefined && !/^\d{4}-\d\d-\d\d$/.test(since)) {
    throw new StepError('--since needs a day such as 2026-11-01.', { todo: USAGE });
  }
  loadSettings();
  const visits = await readVisits(since, process.env.DATABASE_URL || undefined);
  const { campaigns } = await loadTypeScript(join(root, 'lib/content/campaigns.ts'));
  const { formatCampaignName } = await loadTypeScript(join(root, 'lib/personalization/campaign.ts'));
  const known = campaigns.map((row) => ({
    name: formatCampaignName(row),
    page: `${row.segment}, ${row.cluster}, ${row.message}`,
  }));
  console.log(formatReport(known, visits));
}

await runWithOptions(USAGE, report, { options: { since: { type: 'string' } } });
