import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { DEFAULT_DATABASE_URL, isPostgres, openSqlite } from '../scripts/database/open-database.mjs';
import { loadSettings } from '../scripts/set-up/settings.mjs';
import { StepError } from '../scripts/shared/console.mjs';
import { isCommand } from '../scripts/shared/is-command.mjs';
import { runWithOptions } from '../scripts/shared/read-options.mjs';

const USAGE = `Writes the whole SQLite database into one file, while the site runs, and checks it.

  npm run deploy:backup -- --to /var/backups/adaptive-site
  npm run deploy:backup -- --to /var/backups/adaptive-site --keep 14

Uses the database in DATABASE_URL. --keep deletes all but that many of the newest backups.`;

const NAME = 'adaptive-site';

/** The database in DATABASE_URL, if it is SQLite: Postgres has its own tools. */
function readDatabaseUrl() {
  loadSettings();
  const databaseUrl = process.env.DATABASE_URL || DEFAULT_DATABASE_URL;
  if (isPostgres(databaseUrl))
    throw new StepError('DATABASE_URL names Postgres, which has its own tools.', {
      todo: 'Use pg_dump and pg_restore, as in deploy/README.md, or the snapshots of your provider.',
    });
  return databaseUrl;
}

/**
 * Writes a consistent snapshot of the database, while the site keeps reading and writing.
 * @returns {Promise<{ file: string, rows: number }>} the file is renamed when it is complete; only its owner can read it
 */
async function backUp(folder, databaseUrl) {
  const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = join(resolve(folder), `${NAME}-${moment}.sqlite`);
  const part = `${file}.part`;
  const database = openSqlite(databaseUrl);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Created readable only by its owner, before it contains data.
    await (await open(part, 'wx', 0o600)).close();
    // One read transaction: later writes are excluded, and no writer is blocked.
    database.prepare('VACUUM INTO ?').run(part);
    const rows = checkSqlite(part);
    enableWal(part);
    await syncFile(part);
    await rename(part, file);
    return { file, rows };
  } finally {
    database.close();
    await rm(part, { force: true });
  }
}

/** As every database of this site, because in another mode acknowledged writes can be lost (prisma issue 29933). */
function enableWal(file) {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.close();
}

async function syncFile(path) {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}

/** @returns the number of its rows */
function checkSqlite(file) {
  let database;
  try {
    database = new Database(file, { readonly: true, fileMustExist: true });
    const found = database.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new Error(String(found));
    const broken = database.pragma('foreign_key_check');
    if (broken.length > 0) throw new Error(`${broken.length} rows reference missing rows`);
    database.prepare('SELECT COUNT(*) FROM _prisma_migrations').get();
    const names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all();
    const count = (name) => database.prepare(`SELECT COUNT(*) FROM "${name}"`).pluck().get();
    return names.filter(isOurs).reduce((sum, name) => sum + count(name), 0);
  } catch (cause) {
    throw new StepError(`${file} is not a complete backup of this site: ${cause.message}.`, {
      todo: 'Use another backup file.',
    });
  } finally {
    database?.close();
  }
}

const isOurs = (name) => name !== '_prisma_migrations' && !name.startsWith('sqlite_');

async function deleteOlder(folder, keep) {
  const names = (await readdir(folder)).filter(
    (name) => name.startsWith(`${NAME}-2`) && name.endsWith('.sqlite'),
  );
  const old = names.sort().slice(0, -keep);
  for (const name of old) await rm(join(folder, name));
  return old.length;
}

async function main({ to, keep }) {
  if (!to) throw new StepError('--to needs a folder.', { todo: USAGE });
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)) {
    throw new StepError(`--keep is "${keep}".`, { todo: USAGE });
  }
  const { file, rows } = await backUp(to, readDatabaseUrl());
  const deleted = keep ? await deleteOlder(to, Number(keep)) : 0;
  console.log(
    `${rows} rows written to ${file} and checked${deleted > 0 ? `, ${deleted} older deleted` : ''}`,
  );
}

if (isCommand(import.meta.url))
  await runWithOptions(USAGE, main, { options: { to: { type: 'string' }, keep: { type: 'string' } } });
