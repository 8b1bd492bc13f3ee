import pg from 'pg';
import {
  connectPostgres,
  DEFAULT_DATABASE_URL,
  explainReading,
  isPostgres,
  openSqlite,
  WITHOUT_TIMEOUTS,
} from './open-database.mjs';

const ROWS_AT_ONCE = 1000;

/** Time columns have no zone and contain UTC; the driver would parse them as local time. */
const types = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.TIMESTAMP ? String : pg.types.getTypeParser(type, format),
};

/**
 * A query for both databases, with `?` for each value.
 * @typedef {{ text: string, values?: unknown[], what?: string }} Query `what`: what the rows are, in the plural
 */

/**
 * Streams rows from one snapshot, with only some in memory at a time.
 * @param {Query} query
 */
export async function* streamRows({ text, values = [], what = 'rows' }, databaseUrl = DEFAULT_DATABASE_URL) {
  try {
    yield* (isPostgres(databaseUrl) ? streamPostgres : streamSqlite)(databaseUrl, text, values);
  } catch (error) {
    throw explainReading(error, what);
  }
}

/** Reads all rows at once. @param {Query} query */
export async function readRows(query, databaseUrl) {
  const rows = [];
  for await (const row of streamRows(query, databaseUrl)) rows.push(row);
  return rows;
}

function* streamSqlite(databaseUrl, text, values) {
  const database = openSqlite(databaseUrl);
  try {
    yield* database.prepare(text).iterate(...values);
  } finally {
    database.close();
  }
}

async function* streamPostgres(connectionString, text, values) {
  const client = await connectPostgres(connectionString);
  try {
    let place = 0;
    const numbered = text.replaceAll('?', () => `$${(place += 1)}`);
    await client.query(`BEGIN READ ONLY; ${WITHOUT_TIMEOUTS}`);
    await client.query(`DECLARE rows NO SCROLL CURSOR FOR ${numbered}`, values);
    for (;;) {
      const { rows } = await client.query({ text: `FETCH ${ROWS_AT_ONCE} FROM rows`, types });
      yield* rows;
      if (rows.length < ROWS_AT_ONCE) return;
    }
  } finally {
    await client.end().catch(() => {});
  }
}
