import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DEFAULT_DATABASE_URL, isPostgres } from '../scripts/database/open-database.mjs';
import { loadSettings } from '../scripts/set-up/settings.mjs';
import { StepError } from '../scripts/shared/console.mjs';
import { isCommand } from '../scripts/shared/is-command.mjs';
import { runWithOptions } from '../scripts/shared/read-options.mjs';
import { backUpPostgres } from './database/postgres.mjs';
import { backUpSqlite } from './database/sqlite.mjs';

const USAGE = `Writes the whole database into one file, while the site runs, and checks it.

  npm run deploy:backup -- --to /var/backups/adaptive-site
  npm run deploy:backup -- --to /var/backups/adaptive-site --keep 14

Uses the database in DATABASE_URL. --keep deletes all but that many of the newest backups of the same kind.`;

/** @returns {Promise<{ file: string, rows: number }>} the file is renamed when it is complete; only its owner can read it */
export async function backUp(folder, databaseUrl = DEFAULT_DATABASE_URL, name = 'adaptive-site') {
  const ending = isPostgres(databaseUrl) ? 'postgres.gz' : 'sqlite';
  const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = join(resolve(folder), `${name}-${moment}.${ending}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  try {
    const rows = await (isPostgres(databaseUrl) ? backUpPostgres : backUpSqlite)(databaseUrl, part);
    await rename(part, file);
    return { file, rows };
  } finally {
    await rm(part, { force: true });
  }
}

async function deleteOlder(file, keep) {
  const folder = join(file, '..');
  const ending = file.slice(file.lastIndexOf('Z.') + 1);
  const names = (await readdir(folder)).filter(
    (name) => name.startsWith('adaptive-site-2') && name.endsWith(ending),
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
  loadSettings();
  const { file, rows } = await backUp(to, process.env.DATABASE_URL || undefined);
  const deleted = keep ? await deleteOlder(file, Number(keep)) : 0;
  console.log(
    `${rows} rows written to ${file} and checked${deleted > 0 ? `, ${deleted} older deleted` : ''}`,
  );
}

if (isCommand(import.meta.url))
  await runWithOptions(USAGE, main, { options: { to: { type: 'string' }, keep: { type: 'string' } } });
