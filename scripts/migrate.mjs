import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { explainPostgres, explainSqlite } from './database/explain-migration.mjs';
import { applyMigrations, isUpToDate } from './database/migration-engine.mjs';
import {
  connectPostgres,
  DEFAULT_DATABASE_URL,
  isPostgres,
  readSqliteFile,
} from './database/open-database.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { isCommand } from './shared/is-command.mjs';

const LOCK_WAIT_MS = 60_000;
const ENGINE_WAIT_MS = 5000;
// Any number will do, as long as every instance of this site takes the same one.
const ADVISORY_LOCK = 7_216_043;

const require = createRequire(import.meta.url);

/**
 * Brings the database to the newest schema and returns the names of the migrations that it applied. Safe when several
 * instances start at once: one works, the others wait. An Error's message is one sentence for the operator.
 */
export async function migrate({ databaseUrl = DEFAULT_DATABASE_URL, log = () => {} } = {}) {
  const applied = isPostgres(databaseUrl)
    ? await migratePostgres(databaseUrl)
    : await migrateSqlite(readSqliteFile(databaseUrl));
  log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
  return applied;
}

async function migrateSqlite(file) {
  let lock;
  let database;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    createPrivately(file);
    createPrivately(`${file}.migrate-lock`);
    // The operating system frees this lock when the process dies, however it dies.
    lock = new Database(`${file}.migrate-lock`, { timeout: LOCK_WAIT_MS });
    lock.exec('BEGIN EXCLUSIVE');
    database = new Database(file, { timeout: LOCK_WAIT_MS });
    // Before Prisma first touches the file: in the default mode acknowledged writes can be lost (prisma issue 29933).
    database.pragma('journal_mode = WAL');
    const known = database.prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'").get();
    const rows = known
      ? database.prepare('SELECT migration_name, finished_at FROM _prisma_migrations').all()
      : [];
    // Prisma's engine wants the file for itself.
    database.close();
    if (isUpToDate('sqlite', rows)) return [];
    const { PrismaBetterSqlite3 } = require('@prisma/adapter-better-sqlite3');
    return await applyMigrations('sqlite', new PrismaBetterSqlite3({ url: file, timeout: ENGINE_WAIT_MS }));
  } catch (cause) {
    throw new Error(explainSqlite(cause, file), { cause });
  } finally {
    database?.close();
    lock?.close();
  }
}

/** It holds people's names and words, and its folder may be open to others. SQLite gives its log the same rights. */
function createPrivately(file) {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

async function migratePostgres(connectionString) {
  if (!URL.canParse(connectionString)) {
    throw new Error('DATABASE_URL is not a URL: write it as postgres://user:password@host:5432/database.');
  }
  let client;
  try {
    client = await connectPostgres(connectionString);
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
    const { rows: tables } = await client.query("SELECT to_regclass('_prisma_migrations') AS name");
    const { rows } = tables[0].name
      ? await client.query('SELECT migration_name, finished_at FROM _prisma_migrations')
      : { rows: [] };
    if (isUpToDate('postgres', rows)) return [];
    const { PrismaPg } = require('@prisma/adapter-pg');
    return await applyMigrations('postgres', new PrismaPg({ connectionString }));
  } catch (cause) {
    throw new Error(explainPostgres(cause, connectionString), { cause });
  } finally {
    await client?.end().catch(() => {});
  }
}

if (isCommand(import.meta.url)) {
  try {
    loadSettings();
    await migrate({ databaseUrl: process.env.DATABASE_URL || undefined, log: console.log });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
