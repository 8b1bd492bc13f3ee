import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import pg from 'pg';
import { StepError } from '../console.mjs';

const DEFAULT_DATABASE_URL = 'file:./data/adaptive-site.db';
const PAGE_ROWS = 1000;
const CONNECT_TIMEOUT_MS = 10_000;
const BUSY_WAIT_MS = 10_000;

const TODO_MIGRATE = 'Start the site once with the same DATABASE_URL: it makes its tables.';

/** Every demo request, oldest first, `createdAt` as ISO 8601 UTC; only a page of them is in memory at a time. */
export async function* readRequests(databaseUrl = DEFAULT_DATABASE_URL) {
  const source = /^postgres(ql)?:\/\//.test(databaseUrl) ? readPostgres : readSqlite;
  try {
    yield* source(databaseUrl);
  } catch (error) {
    throw explainFailure(error);
  }
}

function* readSqlite(databaseUrl) {
  if (!databaseUrl.startsWith('file:')) {
    throw new StepError('DATABASE_URL must start with file:, postgres:// or postgresql://.');
  }
  const isUrl = databaseUrl.startsWith('file://');
  const file = isUrl ? fileURLToPath(databaseUrl) : resolve(databaseUrl.slice('file:'.length));
  if (!existsSync(file)) {
    throw new StepError(`There is no database ${file}.`, { todo: TODO_MIGRATE });
  }
  const database = new Database(file, { readonly: true, timeout: BUSY_WAIT_MS });
  try {
    // One reading: what arrives meanwhile waits for the next export.
    for (const row of database.prepare('SELECT * FROM "DemoRequest" ORDER BY "id"').iterate()) {
      yield { ...row, createdAt: formatTime(row.createdAt) };
    }
  } finally {
    database.close();
  }
}

/** Prisma writes ISO 8601, SQLite's own default is the same in UTC without saying so, and a number is milliseconds. */
function formatTime(stored) {
  if (typeof stored === 'number') return new Date(stored).toISOString();
  const text = String(stored).replace(' ', 'T');
  return new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`).toISOString();
}

async function* readPostgres(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // A connection that breaks is reported by the query that was waiting on it.
  client.on('error', () => {});
  try {
    await client.connect();
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

function explainFailure(error) {
  if (error instanceof StepError) return error;
  const code = String(error.code ?? error.errors?.[0]?.code ?? '');
  if (code === '42P01' || /no such table/.test(error.message)) {
    return new StepError('The database has no demo requests table yet.', { todo: TODO_MIGRATE });
  }
  return new StepError(`The demo requests could not be read: ${error.message || code}.`, {
    todo: 'Check that DATABASE_URL names the right database, and that it can be reached from here.',
  });
}
