import { createHash, randomUUID } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import {
  connectPostgres,
  DEFAULT_DATABASE_URL,
  isPostgres,
  readSqliteFile,
  WITHOUT_TIMEOUTS,
} from './open-database.mjs';
import { root } from '../shared/fingerprint.mjs';
import { StepError } from '../shared/console.mjs';

const LOCK_WAIT_MS = 60_000;
// Arbitrary, but the same for every instance of this site.
const ADVISORY_LOCK = 7_216_043;

/** Prisma's own table, so that `prisma migrate deploy` also works on this database and these folders. */
const migrationsTable = (datetime) => `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" ${datetime},
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" ${datetime},
  "started_at" ${datetime} NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;
const SELECT = 'SELECT migration_name, finished_at, rolled_back_at FROM _prisma_migrations';
const INSERT = `INSERT INTO _prisma_migrations
  (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES ($1, $2, $3, $4, $5, 1)`;

/**
 * Applies all pending migrations in one transaction and returns their names. Safe when several instances start at once:
 * one migrates, the others wait. An Error's message is one sentence for the operator.
 */
export function migrate({ databaseUrl = DEFAULT_DATABASE_URL } = {}) {
  return isPostgres(databaseUrl) ? migratePostgres(databaseUrl) : migrateSqlite(readSqliteFile(databaseUrl));
}

/**
 * Applies pending migrations inside the caller's transaction.
 * @param {string} provider folder of the migrations: sqlite or postgres
 * @param {(sql: string, values?: unknown[]) => unknown} query returns the rows of a SELECT
 */
async function applyMigrations(provider, query) {
  await query(migrationsTable(provider === 'sqlite' ? 'DATETIME' : 'TIMESTAMPTZ'));
  const rows = await query(SELECT, []);
  const failed = rows.find((row) => row.finished_at === null && row.rolled_back_at === null);
  if (failed) {
    throw new Error(
      `${failed.migration_name} failed before. Repair the database, then run npx prisma migrate resolve.`,
    );
  }
  const finished = new Set(rows.filter((row) => row.finished_at !== null).map((row) => row.migration_name));
  const folder = join(root, 'prisma', provider, 'migrations');
  const names = readdirSync(folder).filter((name) => /^\d/.test(name));
  // A database that a newer release has migrated further is fine; one that knows none of these names is older than they are.
  const [oldest = ''] = names.sort();
  if ([...finished].some((name) => name < oldest)) {
    throw Object.assign(new Error('It was created by a version from before the first release.'), {
      code: 'TOO_OLD',
    });
  }
  const pending = names.filter((name) => !finished.has(name));
  for (const name of pending) {
    const started = new Date().toISOString();
    const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
    try {
      await query(sql);
    } catch (cause) {
      throw Object.assign(new Error(`${name}: ${cause.message}`, { cause }), { code: cause.code });
    }
    const checksum = createHash('sha256').update(sql).digest('hex');
    await query(INSERT, [randomUUID(), checksum, name, started, new Date().toISOString()]);
  }
  return pending;
}

async function migrateSqlite(file) {
  let lock;
  let database;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    createPrivateFile(file);
    createPrivateFile(`${file}.migrate-lock`);
    // Changing the journal mode does not wait for other connections, so it needs a separate lock.
    lock = new Database(`${file}.migrate-lock`, { timeout: LOCK_WAIT_MS });
    lock.exec('BEGIN EXCLUSIVE');
    database = new Database(file, { timeout: LOCK_WAIT_MS });
    // Before Prisma first opens the file: in the default mode, acknowledged writes can be lost (prisma issue 29933).
    database.pragma('journal_mode = WAL');
    // The migrations' own pragma has no effect inside a transaction.
    database.pragma('foreign_keys = OFF');
    database.exec('BEGIN IMMEDIATE');
    const applied = await applyMigrations('sqlite', (sql, values) => {
      if (!values) return database.exec(sql);
      const statement = database.prepare(sql.replaceAll(/\$\d/g, '?'));
      return statement.reader ? statement.all(values) : statement.run(values);
    });
    if (database.pragma('foreign_key_check').length > 0)
      throw new Error('rows refer to rows that no longer exist.');
    database.exec('COMMIT');
    return applied;
  } catch (cause) {
    throw new Error(explainSqlite(cause, file), { cause });
  } finally {
    database?.close();
    lock?.close();
  }
}

/** Creates the file with mode 0600, because it contains personal data. SQLite gives its log the same mode. */
function createPrivateFile(file) {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

async function migratePostgres(connectionString) {
  let client;
  try {
    client = await connectPostgres(connectionString);
    await requirePostgres(client);
    await client.query(`BEGIN; SET LOCAL client_min_messages = warning; ${WITHOUT_TIMEOUTS}`);
    await client.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    const applied = await applyMigrations(
      'postgres',
      async (sql, values) => (await client.query(sql, values)).rows,
    );
    await client.query('COMMIT');
    return applied;
  } catch (cause) {
    if (cause instanceof StepError) throw cause;
    throw new Error(explainPostgres(cause, connectionString), { cause });
  } finally {
    await client?.end().catch(() => {});
  }
}

/** Migrations can need another address than the site: a pooler's own database instead of the pooler. */
export const readMigrationUrl = () => process.env.DIRECT_URL || process.env.DATABASE_URL || undefined;

const OLDEST_POSTGRES = 14;

async function requirePostgres(client) {
  const { rows } = await client.query("SELECT current_setting('server_version_num')::int / 10000 AS major");
  refuseOldPostgres(rows[0].major);
}

/** @param {number} major */
export function refuseOldPostgres(major) {
  if (major >= OLDEST_POSTGRES) return;
  throw new StepError(
    `DATABASE_URL names Postgres ${major}, and the site needs ${OLDEST_POSTGRES} or later: upgrade that server, or name another one.`,
  );
}

/** One sentence for the operator: why the file could not be migrated, and what to do. */
function explainSqlite(error, file) {
  const code = String(error.code ?? '');
  if (code === 'TOO_OLD')
    return `The database ${file} was created by a version from before the first release: move it away, or name another file in DATABASE_URL.`;
  if (/^(EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_CANTOPEN)/.test(code)) {
    return `The database ${file} cannot be written: give this user write access to its folder, or name another file in DATABASE_URL.`;
  }
  if (/^(ENOTDIR|EEXIST)/.test(code)) {
    return `The folder for the database ${file} cannot be created, because a file is in the way: name another file in DATABASE_URL.`;
  }
  if (code === 'ERR_DLOPEN_FAILED')
    return 'The compiled part of better-sqlite3 is of another version of Node: run npm rebuild better-sqlite3 with this one.';
  if (/^(ENOSPC|SQLITE_FULL)/.test(code))
    return `The disk that holds ${file} is full: free up space and start again.`;
  if (/^(SQLITE_NOTADB|SQLITE_CORRUPT)/.test(code)) {
    return `The file ${file} is not a usable database: move it away, or name another file in DATABASE_URL.`;
  }
  if (code.startsWith('SQLITE_BUSY') || /SocketTimeout|database is locked/.test(error.message)) {
    return `Another process is using the database ${file}: stop it and start again. If it is on a network share, move it to a local disk.`;
  }
  if (/^SQLITE_(?:IOERR|PROTOCOL|NOLFS)/.test(code))
    return `The disk that holds ${file} failed (${code}). On a network share such as NFS or SMB, SQLite cannot lock its files: name a file on a local disk in DATABASE_URL, or a Postgres.`;
  return `The database ${file} could not be migrated: ${firstLines(error)}`;
}

/** The same for Postgres; the message never contains the user or password. */
function explainPostgres(error, connectionString) {
  const place = describePostgres(connectionString);
  const code = String(error.code ?? error.errors?.[0]?.code ?? '');
  if (code === 'TOO_OLD')
    return `The database ${place} was created by a version from before the first release: name an empty one in DATABASE_URL.`;
  if (
    /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/.test(code) ||
    error.message === 'timeout expired'
  ) {
    return `No Postgres server responds at ${place}: start it, or correct the host and port in DATABASE_URL.`;
  }
  if (/CERT|SIGNATURE/.test(code))
    return `The certificate of Postgres at ${place} is not trusted here, and sslmode=require checks it: add sslrootcert=/path/to/ca.pem to DATABASE_URL, or sslmode=no-verify to encrypt without a check.`;
  if (/does not support SSL/.test(error.message))
    return `Postgres at ${place} does not offer TLS: turn it on there, or remove sslmode from DATABASE_URL.`;
  if (code.startsWith('28')) {
    return `Postgres at ${place} refused the user or password: correct them in DATABASE_URL.`;
  }
  if (code === '3D000')
    return `Postgres has no database at ${place}: create it, or correct its name in DATABASE_URL.`;
  if (code === '42501')
    return `The user of ${place} is not allowed to create tables: grant it CREATE on the schema.`;
  return `The database ${place} could not be migrated: ${firstLines(error)}`;
}

function describePostgres(connectionString) {
  const { host, pathname } = new URL(connectionString);
  return `${host}${pathname}`;
}

function firstLines(error) {
  return String(error.message).trim().split('\n').slice(0, 6).join(' ').trim();
}
