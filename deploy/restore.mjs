import { constants, existsSync } from 'node:fs';
import { copyFile, link, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { readSqliteFile } from '../scripts/database/open-database.mjs';
import { StepError } from '../scripts/shared/console.mjs';
import { runWithOptions } from '../scripts/shared/read-options.mjs';
import { checkSqlite, readDatabaseUrl, syncFile } from './backup.mjs';

const USAGE = `Replaces the SQLite database that DATABASE_URL names with a backup. Stop the site first.

  npm run deploy:restore -- /var/backups/adaptive-site/adaptive-site-2026-11-21T04-00-00-000Z.sqlite
  npm run deploy:restore -- --force <file>     if there is already a database, which is saved as a file`;

/**
 * Replaces the database with the backup by an atomic rename.
 * @returns {Promise<string | null>} path of the former database
 */
async function restoreSqlite(databaseUrl, backup, isForced) {
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

async function main({ force: isForced }, positionals) {
  if (positionals.length !== 1) throw new StepError('Name one backup file.', { todo: USAGE });
  const file = resolve(positionals[0]);
  const former = await restoreSqlite(readDatabaseUrl(), file, isForced);
  console.log(`Restored from ${file}.${former ? ` The former database: ${former}` : ''}`);
}

await runWithOptions(USAGE, main, {
  options: { force: { type: 'boolean', default: false } },
  allowPositionals: true,
});
