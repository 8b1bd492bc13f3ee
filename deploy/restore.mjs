import { dirname, resolve } from 'node:path';
import { DEFAULT_DATABASE_URL, isPostgres } from '../scripts/database/open-database.mjs';
import { loadSettings } from '../scripts/set-up/settings.mjs';
import { StepError } from '../scripts/shared/console.mjs';
import { runWithOptions } from '../scripts/shared/read-options.mjs';
import { backUp } from './backup.mjs';
import { restorePostgres } from './database/postgres.mjs';
import { restoreSqlite } from './database/sqlite.mjs';

const USAGE = `Replaces the database that DATABASE_URL names with a backup. Stop the site first.

  npm run deploy:restore -- /var/backups/adaptive-site/adaptive-site-2026-11-21T04-00-00-000Z.sqlite
  npm run deploy:restore -- --force <file>     if there is already a database, which is saved as a file`;

async function main({ force: isForced }, positionals) {
  if (positionals.length !== 1) throw new StepError('Name one backup file.', { todo: USAGE });
  const file = resolve(positionals[0]);
  loadSettings();
  const databaseUrl = process.env.DATABASE_URL || DEFAULT_DATABASE_URL;
  let former = null;
  if (isPostgres(databaseUrl)) {
    const saveFormer = async () => {
      former = (await backUp(dirname(file), databaseUrl, 'before-restore')).file;
    };
    await restorePostgres(databaseUrl, file, { isForced, saveFormer });
  } else {
    former = await restoreSqlite(databaseUrl, file, { isForced });
  }
  console.log(`Restored from ${file}.${former ? ` The former database: ${former}` : ''}`);
}

await runWithOptions(USAGE, main, {
  options: { force: { type: 'boolean', default: false } },
  allowPositionals: true,
});
