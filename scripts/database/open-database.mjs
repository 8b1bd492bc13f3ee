import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import pg from 'pg';
import { findUrlMistake, isPostgres, readPostgresUrl } from '../../lib/config/database-url.mjs';
import { root } from '../shared/fingerprint.mjs';
import { StepError } from '../shared/console.mjs';

export const DEFAULT_DATABASE_URL = 'file:./data/adaptive-site.db';

const CONNECT_TIMEOUT_MS = 10_000;
const BUSY_WAIT_MS = 10_000;
// A role's timeouts suit calls (docs/configuration.md). SET LOCAL, because a pooler may share the session.
export const WITHOUT_TIMEOUTS =
  'SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0';
const TODO_MIGRATE = 'Start the site once with the same DATABASE_URL: it creates its tables.';

export { isPostgres };

export function readSqliteFile(databaseUrl) {
  if (!databaseUrl.startsWith('file:')) {
    throw new StepError('DATABASE_URL must start with file:, postgres:// or postgresql://.');
  }
  if (databaseUrl.startsWith('file://')) return fileURLToPath(databaseUrl);
  // Relative to the project's folder, where the server runs.
  return resolve(root, databaseUrl.slice('file:'.length));
}

export function openSqlite(databaseUrl) {
  const file = readSqliteFile(databaseUrl);
  if (!existsSync(file)) {
    throw new StepError(`There is no database ${file}.`, { todo: TODO_MIGRATE });
  }
  return new Database(file, { readonly: true, timeout: BUSY_WAIT_MS });
}

/** Normalizes stored times: Prisma writes ISO 8601, SQLite's default is UTC without a zone, numbers are milliseconds. */
export function formatTime(stored) {
  if (typeof stored === 'number') return new Date(stored).toISOString();
  const text = String(stored).replace(' ', 'T');
  return new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`).toISOString();
}

/** @param {string} databaseUrl */
export async function connectPostgres(databaseUrl) {
  const mistake = findUrlMistake(databaseUrl);
  const isDirect = databaseUrl === process.env.DIRECT_URL;
  if (mistake) throw new StepError(`${isDirect ? 'DIRECT_URL' : 'DATABASE_URL'} ${mistake}.`);
  const { connectTimeoutMs = CONNECT_TIMEOUT_MS, ...connection } = readPostgresUrl(databaseUrl);
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: connectTimeoutMs });
  // The pending query already rejects when the connection breaks.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Maps an error to advice for the operator. @param {string} what such as `demo requests`, in the plural */
export function explainReading(error, what) {
  if (error instanceof StepError) return error;
  const code = String(error.code ?? error.errors?.[0]?.code ?? '');
  if (code === '42P01' || /no such table/.test(error.message)) {
    return new StepError(`The database has no ${what} table yet.`, { todo: TODO_MIGRATE });
  }
  return new StepError(`The ${what} could not be read: ${error.message || code}.`, {
    todo: 'Check that DATABASE_URL names the right database, and that it can be reached from here.',
  });
}
