import { mkdir, open, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { DEFAULT_DATABASE_URL, isPostgres, openSqlite } from '../scripts/database/open-database.mjs';
import { loadSettings } from '../scripts/set-up/settings.mjs';
import { StepError } from '../scripts/shared/console.mjs';
import { runWithOptions } from '../scripts/shared/read-options.mjs';

const USAGE = `Writes the whole SQLite database in DATABASE_URL into one file, while the site runs, and checks it.

  npm run deploy:backup -- --to /var/backups/adaptive-site`;

/** @param {string} folder */
async function backUp(folder) {
  loadSettings();
  const databaseUrl = process.env.DATABASE_URL || DEFAULT_DATABASE_URL;
  if (isPostgres(databaseUrl))
    throw new StepError('DATABASE_URL names Postgres, which has its own tools.', {
      todo: 'Use pg_dump, as in deploy/README.md, or the snapshots of your provider.',
    });
  const database = openSqlite(databaseUrl);
  const file = join(
    resolve(folder),
    `adaptive-site-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.sqlite`,
  );
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Readable only by its owner before it contains data.
  await (await open(file, 'wx', 0o600)).close();
  try {
    // One read transaction: later writes are excluded, and no writer is blocked.
    database.prepare('VACUUM INTO ?').run(file);
    const copy = new Database(file, { readonly: true });
    const found = copy.pragma('integrity_check', { simple: true });
    copy.close();
    if (found !== 'ok') throw new Error(String(found));
  } catch (cause) {
    await rm(file);
    throw new StepError(`The database could not be backed up: ${cause.message}.`);
  } finally {
    database.close();
  }
  return file;
}

await runWithOptions(
  USAGE,
  async ({ to }) => {
    if (!to) throw new StepError('--to needs a folder.', { todo: USAGE });
    console.log(`Written to ${await backUp(to)} and checked.`);
  },
  { options: { to: { type: 'string' } } },
);
