import Database from 'better-sqlite3';
import { connectPostgres, isPostgres } from '../database/open-database.mjs';

/** SQL that differs between the databases; `count` is a table of the numbers `n.n` from 1. */
const SQLITE = {
  count: (most) =>
    `(WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < ${most}) SELECT n FROM c) AS n`,
  // The format in which Prisma's adapter writes a time.
  now: `strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now')`,
};
const POSTGRES = { count: (most) => `generate_series(1, ${most}) AS n(n)`, now: 'CURRENT_TIMESTAMP' };

/**
 * A database's dialect: the common expressions above and the given ones.
 * @template T
 * @param {{ sqlite: T, postgres: T }} own
 */
export const dialectOf = (databaseUrl, { sqlite, postgres }) =>
  isPostgres(databaseUrl) ? { ...POSTGRES, ...postgres } : { ...SQLITE, ...sqlite };

/**
 * Runs statements on a database without other connections, and updates its statistics as normal use would.
 * @param {readonly { sql: string, values?: unknown[] }[]} statements
 */
export async function fillDatabase(databaseUrl, statements) {
  if (isPostgres(databaseUrl)) {
    const client = await connectPostgres(databaseUrl);
    for (const { sql, values } of statements) await client.query(sql, values);
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
    return client.end();
  }
  const database = new Database(databaseUrl.slice('file:'.length));
  for (const pragma of ['synchronous = OFF', 'cache_size = -262144']) database.pragma(pragma);
  for (const { sql, values = [] } of statements) database.prepare(sql).run(...values);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}
