import { constants, existsSync } from 'node:fs';
import { copyFile, link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { openSqlite, readSqliteFile } from '../../scripts/database/open-database.mjs';
import { StepError } from '../../scripts/shared/console.mjs';

/** Writes a consistent snapshot of the database to `part`, while the site keeps reading and writing. */
export async function backUpSqlite(databaseUrl, part) {
  const database = openSqlite(databaseUrl);
  try {
    // Created readable only by its owner, before it contains data.
    await (await open(part, 'wx', 0o600)).close();
    // One read transaction: later writes are excluded, and no writer is blocked.
    database.prepare('VACUUM INTO ?').run(part);
  } finally {
    database.close();
  }
  await syncFile(part);
  return checkSqlite(part);
}

export function checkSqlite(file) {
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

/**
 * Replaces the database with the backup by an atomic rename.
 * @returns {Promise<string | null>} path of the former database
 */
export async function restoreSqlite(databaseUrl, backup, { isForced }) {
  const file = readSqliteFile(databaseUrl);
  checkSqlite(backup);
  const part = `${file}.restore-part`;
  await rm(part, { force: true });
  await copyFile(backup, part, constants.COPYFILE_EXCL);
  try {
    checkSqlite(part);
    enableWal(part);
    await syncFile(part);
    const aside = `${file}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    const former = existsSync(file) ? await setAside(file, aside, isForced) : null;
    // A leftover WAL would be replayed onto the restored database.
    await moveWal(file, aside);
    await rename(part, file);
    await syncFile(dirname(file));
    return former;
  } finally {
    await rm(part, { force: true });
  }
}

/** As for every database of this site: in another mode, acknowledged writes can be lost (prisma issue 29933). */
function enableWal(file) {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.close();
}

/** Checkpoints the database into one file and gives it a second name; it stays in place until it is replaced. */
async function setAside(file, former, isForced) {
  if (!isForced) {
    throw new StepError(`There is already a database at ${file}.`, {
      todo: 'Add --force to replace it with the backup; the former database is saved next to it.',
    });
  }
  try {
    // Fails while another process uses the file. Also checkpoints the WAL and removes it.
    const database = new Database(file, { timeout: 0 });
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE; COMMIT');
    database.pragma('journal_mode = DELETE');
    database.close();
  } catch (error) {
    if (String(error.code).startsWith('SQLITE_BUSY')) {
      throw new StepError(`A process is using ${file}.`, { todo: 'Stop the site, then restore.' });
    }
    // A file that cannot be opened is moved as is, together with its WAL.
    await moveWal(file, former);
  }
  await link(file, former);
  return former;
}

async function moveWal(file, former) {
  for (const ending of ['-wal', '-shm'])
    if (existsSync(file + ending)) await rename(file + ending, former + ending);
}

async function syncFile(path) {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}
