import { constants, existsSync } from 'node:fs';
import { copyFile, link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { openSqlite, readSqliteFile } from '../../scripts/database/open-database.mjs';
import { StepError } from '../../scripts/shared/console.mjs';

/** Writes the whole database as it is at one moment into `part`, while the site reads and writes on. */
export async function backUpSqlite(databaseUrl, part) {
  const database = openSqlite(databaseUrl);
  try {
    // Created readable by its owner only, before it holds data.
    await (await open(part, 'wx', 0o600)).close();
    // One read transaction: it excludes later writes and blocks no writer.
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
    if (broken.length > 0) throw new Error(`${broken.length} rows point to rows that are not there`);
    database.prepare('SELECT COUNT(*) FROM _prisma_migrations').get();
    const names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all();
    const count = (name) => database.prepare(`SELECT COUNT(*) FROM "${name}"`).pluck().get();
    return names.filter(isOurs).reduce((sum, name) => sum + count(name), 0);
  } catch (cause) {
    throw new StepError(`${file} is not a complete backup of this site: ${cause.message}.`, {
      todo: 'Take another backup file.',
    });
  } finally {
    database?.close();
  }
}

const isOurs = (name) => name !== '_prisma_migrations' && !name.startsWith('sqlite_');

/**
 * Puts the backup in the database's place in one step: before it everything is old, after it everything is new.
 * @returns {Promise<string | null>} where the former database lies now
 */
export async function restoreSqlite(databaseUrl, backup, { isForced }) {
  const file = readSqliteFile(databaseUrl);
  checkSqlite(backup);
  const part = `${file}.restore-part`;
  await rm(part, { force: true });
  await copyFile(backup, part, constants.COPYFILE_EXCL);
  try {
    checkSqlite(part);
    switchToLog(part);
    await syncFile(part);
    const aside = `${file}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    const former = existsSync(file) ? await setAside(file, aside, isForced) : null;
    // A log whose database is gone would be played over the one that comes.
    await moveLog(file, aside);
    await rename(part, file);
    await syncFile(dirname(file));
    return former;
  } finally {
    await rm(part, { force: true });
  }
}

/** As for every database of this site: in another mode acknowledged writes can be lost (prisma issue 29933). */
function switchToLog(file) {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.close();
}

/** Leaves the database where it is, whole and in one file, and gives it a second name. */
async function setAside(file, former, isForced) {
  if (!isForced) {
    throw new StepError(`There is already a database at ${file}.`, {
      todo: 'Add --force to replace it with the backup; the former database is saved beside it.',
    });
  }
  try {
    // Fails while another process uses the file; also writes the log into the file and removes it.
    const database = new Database(file, { timeout: 0 });
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE; COMMIT');
    database.pragma('journal_mode = DELETE');
    database.close();
  } catch (error) {
    if (String(error.code).startsWith('SQLITE_BUSY')) {
      throw new StepError(`A process is using ${file}.`, { todo: 'Stop the site, then restore.' });
    }
    // A file that can't be opened is moved as it is, together with its log.
    await moveLog(file, former);
  }
  await link(file, former);
  return former;
}

async function moveLog(file, former) {
  for (const ending of ['-wal', '-shm'])
    if (existsSync(file + ending)) await rename(file + ending, former + ending);
}

async function syncFile(path) {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}
