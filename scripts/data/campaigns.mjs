import { campaigns } from '@/lib/content/campaigns';
import { formatCampaignName } from '@/lib/personalization/campaign';
import { readRows } from '../database/read-rows.mjs';
import { StepError } from '../shared/console.mjs';
import { formatTable } from '../shared/format-table.mjs';

const QUERY = `SELECT "name", SUM("visits") AS "visits", MIN("day") AS "firstDay", MAX("day") AS "lastDay"
  FROM "CampaignVisit" WHERE "day" >= ? GROUP BY "name" ORDER BY SUM("visits") DESC, "name"`;

/** Visits per campaign since a UTC day such as `2026-11-01`, most visited first. */
export async function readVisits(since = '', databaseUrl) {
  const rows = await readRows({ what: 'campaign visits', text: QUERY, values: [since] }, databaseUrl);
  // Postgres returns sums as text.
  return rows.map((row) => ({ ...row, visits: Number(row.visits) }));
}

const HEAD = ['visits', 'first day', 'last day', 'campaign'];
const toCells = ({ name, visits, firstDay, lastDay }) => [visits, firstDay ?? '-', lastDay ?? '-', name];
const sumVisits = (rows) => rows.reduce((total, { visits }) => total + visits, 0);

/**
 * Lists every row of the campaign table with its visits, then campaigns that no row matches.
 * @param {{ since?: string }} options
 */
export async function reportCampaigns({ since }, databaseUrl) {
  if (since !== undefined && !/^\d{4}-\d\d-\d\d$/.test(since))
    throw new StepError('--since needs a day such as 2026-11-01.');
  const visits = await readVisits(since, databaseUrl);
  const visitsByName = new Map(visits.map((row) => [row.name, row]));
  const known = campaigns
    .map((row) => ({ name: formatCampaignName(row), page: `${row.segment}, ${row.cluster}, ${row.message}` }))
    .map(({ name, page }) => ({ ...(visitsByName.get(name) ?? { name, visits: 0 }), page }))
    .sort((one, other) => other.visits - one.visits);
  const knownNames = new Set(known.map(({ name }) => name));
  const unknown = visits.filter(({ name }) => !knownNames.has(name));
  const knownTable = formatTable(
    [...HEAD, 'page'],
    known.map((row) => [...toCells(row), row.page]),
  );
  console.log(`Known campaigns: ${sumVisits(known)} visits\n\n${knownTable.join('\n')}\n`);
  console.log(`Unknown campaigns: ${sumVisits(unknown)} visits, which saw the standard page`);
  if (unknown.length === 0) return;
  console.log(`\n${formatTable(HEAD, unknown.map(toCells)).join('\n')}\n`);
  console.log('Is one of them yours? Give it a row in lib/content/campaigns.ts.');
}
