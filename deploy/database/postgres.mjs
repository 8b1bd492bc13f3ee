import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { connectPostgres } from '../../scripts/database/open-database.mjs';
import { migrate } from '../../scripts/migrate.mjs';
import { StepError } from '../../scripts/shared/console.mjs';
import { checkPostgresBackup, MIGRATIONS, readBackup, readLines, TABLES } from './postgres-file.mjs';

const OTHER_CONNECTIONS = `SELECT COUNT(*)::int AS count FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`;

/** Writes a consistent snapshot of the database to `part`, while the site keeps reading and writing. */
export async function backUpPostgres(databaseUrl, part) {
  await withClient(databaseUrl, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const file = createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(Readable.from(readLines(client)), createGzip(), file);
  });
  return checkPostgresBackup(part);
}

/**
 * Restores the database from the backup in one transaction: readers see either all old rows or all new ones.
 * @param {(client: import('pg').Client) => Promise<void>} saveFormer called before existing rows are replaced
 */
export async function restorePostgres(databaseUrl, file, { isForced, saveFormer }) {
  await checkPostgresBackup(file);
  const [{ count }] = await withClient(
    databaseUrl,
    async (client) => (await client.query(OTHER_CONNECTIONS)).rows,
  );
  if (count > 0) {
    throw new StepError(`${count} other connections use the database.`, {
      todo: 'Stop the site, then restore.',
    });
  }
  await migrate({ databaseUrl });
  const isEmpty = await withClient(databaseUrl, hasNoRows);
  if (!isEmpty && !isForced) {
    throw new StepError('The database already has rows.', {
      todo: 'Add --force to replace them with the backup; they are backed up first.',
    });
  }
  if (!isEmpty) await saveFormer();
  await withClient(databaseUrl, (client) => fill(client, file));
}

async function hasNoRows(client) {
  const { rows: tables } = await client.query(TABLES);
  for (const { name } of tables) {
    if ((await client.query(`SELECT 1 FROM "${name}" LIMIT 1`)).rowCount > 0) return false;
  }
  return true;
}

async function fill(client, file) {
  await client.query('BEGIN');
  const { rows: tables } = await client.query(TABLES);
  const { rows: migrations } = await client.query(MIGRATIONS);
  const currentSchema = JSON.stringify([tables, migrations.map(({ name }) => name)]);
  await client.query(`TRUNCATE ${tables.map(({ name }) => `"${name}"`).join(', ')}`);
  let sequences = [];
  for await (const { head, table, rows } of readBackup(file)) {
    sequences = head.sequences;
    if (JSON.stringify([head.tables, head.migrations]) !== currentSchema)
      throw schemaMismatch(head.migrations.at(-1));
    if (rows.length === 0) continue;
    await client.query(`INSERT INTO "${table}" SELECT * FROM unnest($1::"${table}"[])`, [rows]);
  }
  for (const { name, value } of sequences) await client.query('SELECT setval($1, $2)', [`"${name}"`, value]);
  await client.query('COMMIT');
}

const schemaMismatch = (migration) =>
  new StepError('The backup is of another version of the tables.', {
    todo: `Restore it with the release whose last migration is ${migration} into an empty database, then release the newest one.`,
  });

async function withClient(databaseUrl, work) {
  const client = await connectPostgres(databaseUrl);
  try {
    await client.query("SET datestyle = ISO; SET timezone = 'UTC'; SET extra_float_digits = 3");
    return await work(client);
  } finally {
    // Rolls back whatever was not committed.
    await client.end().catch(() => {});
  }
}
