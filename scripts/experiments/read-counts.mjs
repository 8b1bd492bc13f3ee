import {
  connectPostgres,
  DEFAULT_DATABASE_URL,
  explainReading,
  isPostgres,
  openSqlite,
} from '../database/open-database.mjs';

/**
 * Rows of one or several queries written for both databases, with `?` for each value.
 * @param {{ text: string, values?: unknown[] }[]} queries
 */
export async function readRows(queries, databaseUrl = DEFAULT_DATABASE_URL) {
  try {
    return isPostgres(databaseUrl)
      ? await readPostgres(databaseUrl, queries)
      : readSqlite(databaseUrl, queries);
  } catch (error) {
    throw explainReading(error, 'experiments');
  }
}

function readSqlite(databaseUrl, queries) {
  const database = openSqlite(databaseUrl);
  try {
    return queries.map(({ text, values = [] }) => database.prepare(text).all(...values));
  } finally {
    database.close();
  }
}

async function readPostgres(connectionString, queries) {
  const client = await connectPostgres(connectionString);
  try {
    const results = [];
    for (const { text, values = [] } of queries) {
      let place = 0;
      const numbered = text.replaceAll('?', () => `$${(place += 1)}`);
      results.push((await client.query(numbered, values)).rows);
    }
    return results;
  } finally {
    await client.end().catch(() => {});
  }
}

/** All that was counted, as `reportExperiment` takes it. */
export async function readLedger(databaseUrl, now = Date.now()) {
  const [days, runs] = await readRows(
    [
      { text: 'SELECT * FROM "ExperimentTotal"' },
      { text: 'SELECT "number" FROM "ExperimentRun" WHERE "changedAt" IS NOT NULL' },
    ],
    databaseUrl,
  );
  return { days, changed: new Set(runs.map(({ number }) => number)), now };
}
