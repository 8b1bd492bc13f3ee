import { readRows } from '../database/read-rows.mjs';

const QUERY = `SELECT "name", SUM("visits") AS "visits", MIN("day") AS "firstDay", MAX("day") AS "lastDay"
  FROM "CampaignVisit" WHERE "day" >= ? GROUP BY "name" ORDER BY SUM("visits") DESC, "name"`;

/** Visits per campaign since a UTC day such as `2026-11-01`, most visited first. */
export async function readVisits(since = '', databaseUrl) {
  const rows = await readRows({ what: 'campaign visits', text: QUERY, values: [since] }, databaseUrl);
  // Postgres returns sums as text.
  return rows.map((row) => ({ ...row, visits: Number(row.visits) }));
}
