import {
  connectPostgres,
  DEFAULT_DATABASE_URL,
  explainReading,
  formatTime,
  isPostgres,
  openSqlite,
} from '../database/open-database.mjs';

const PAGE_ROWS = 1000;

/** Every demo request, oldest first, `createdAt` as ISO 8601 UTC; only a page of them is in memory at a time. */
export async function* readRequests(databaseUrl = DEFAULT_DATABASE_URL) {
  const source = isPostgres(databaseUrl) ? readPostgres : readSqlite;
  try {
    yield* source(databaseUrl);
  } catch (error) {
    throw explainReading(error, 'demo requests');
  }
}

function* readSqlite(databaseUrl) {
  const database = openSqlite(databaseUrl);
  try {
    // One reading: what arrives meanwhile waits for the next export.
    for (const row of database.prepare('SELECT * FROM "DemoRequest" ORDER BY "id"').iterate()) {
      yield { ...row, createdAt: formatTime(row.createdAt) };
    }
  } finally {
    database.close();
  }
}

async function* readPostgres(connectionString) {
  const client = await connectPostgres(connectionString);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    for (let last = 0; ;) {
      const { rows } = await client.query(
        // The column has no time zone and holds UTC; the driver would take it for local time.
        `SELECT *, to_char("createdAt", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"
         FROM "DemoRequest" WHERE "id" > $1 ORDER BY "id" LIMIT $2`,
        [last, PAGE_ROWS],
      );
      yield* rows;
      if (rows.length < PAGE_ROWS) return;
      last = rows.at(-1).id;
    }
  } finally {
    await client.end().catch(() => {});
  }
}
