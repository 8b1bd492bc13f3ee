import { readRows } from '../database/read-rows.mjs';

const QUERY = `SELECT "name", SUM("visits") AS "visits", MIN("day") AS "firstDay", MAX("day") AS "lastDay"
  FROM "CampaignVisit" WHERE "day" >= ? GROUP BY "name" ORDER BY SUM("visits") DESC, "name"`;

/** The visits of every campaign since a day (UTC) such as `2026-11-01`, the most visited first. */
export async function readVisits(since = '', databaseUrl) {
  const rows = await readRows({ what: 'campaign visits', text: QUERY, values: [since] }, databaseUrl);
  // Postgres gives sums as text.
  return rows.map((row) => ({ ...row, visits: Number(row.visits) }));
}
