import {
  connectPostgres,
  DEFAULT_DATABASE_URL,
  explainReading,
  isPostgres,
  openSqlite,
} from '../database/open-database.mjs';

// Written for both databases; only the place of the value differs.
const query = (
  value,
) => `SELECT "name", SUM("visits") AS "visits", MIN("day") AS "firstDay", MAX("day") AS "lastDay"
  FROM "CampaignVisit" WHERE "day" >= ${value} GROUP BY "name" ORDER BY SUM("visits") DESC, "name"`;

/** The visits of every campaign since a day (UTC) such as `2026-11-01`, the most visited first. */
export async function readVisits(since = '', databaseUrl = DEFAULT_DATABASE_URL) {
  try {
    const rows = isPostgres(databaseUrl)
      ? await readPostgres(databaseUrl, since)
      : readSqlite(databaseUrl, since);
    // Postgres gives sums as text.
    return rows.map((row) => ({ ...row, visits: Number(row.visits) }));
  } catch (error) {
    throw explainReading(error, 'campaign visits');
  }
}

function readSqlite(databaseUrl, since) {
  const database = openSqlite(databaseUrl);
  try {
    return database.prepare(query('?')).all(since);
  } finally {
    database.close();
  }
}

async function readPostgres(connectionString, since) {
  const client = await connectPostgres(connectionString);
  try {
    return (await client.query(query('$1'), [since])).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
