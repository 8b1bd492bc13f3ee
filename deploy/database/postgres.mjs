import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StepError } from '../../scripts/console.mjs';
import { migrate } from '../../scripts/migrate.mjs';
import { connectPostgres } from '../../scripts/open-database.mjs';

const FORMAT = 'adaptive-site postgres backup 1';
const ROWS_AT_ONCE = 1000;

const TABLES = `SELECT c.relname AS name,
    ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped ORDER BY attnum) AS columns,
    (SELECT COUNT(*)::int FROM pg_constraint WHERE conrelid = c.oid AND contype = 'f') AS parents
  FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> '_prisma_migrations'
  ORDER BY parents, c.relname`;
const SEQUENCES = `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
  WHERE schemaname = 'public' AND last_value IS NOT NULL`;
const OTHERS = `SELECT COUNT(*)::int AS count FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`;
const MIGRATIONS = `SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1`;

/** Writes the whole database as it is at one moment into `part`, while the site reads and writes on. */
export async function backUpPostgres(databaseUrl, part) {
  await withClient(databaseUrl, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const file = createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(Readable.from(readLines(client)), createGzip(), file);
  });
  return checkPostgresBackup(part);
}

// Who reads lines takes these two for their ends.
const escapeSeparator = (sign) => `\\u${sign.charCodeAt(0).toString(16)}`;

/** A head that says what follows, one line a row, and an end without which the file is not whole. */
async function* readLines(client) {
  const write = (value) => `${JSON.stringify(value).replaceAll(/[\u2028\u2029]/g, escapeSeparator)}\n`;
  const { rows: tables } = await client.query(TABLES);
  const { rows: sequences } = await client.query(SEQUENCES);
  const { rows: migrations } = await client.query(MIGRATIONS);
  yield write({ format: FORMAT, tables, sequences, migrations: migrations.map(({ name }) => name) });
  let count = 0;
  for (const { name } of tables) {
    // A row as Postgres itself writes it: every type comes back as it was.
    await client.query(`DECLARE rows NO SCROLL CURSOR FOR SELECT t::text AS row FROM "${name}" t`);
    for (;;) {
      const { rows } = await client.query(`FETCH ${ROWS_AT_ONCE} FROM rows`);
      if (rows.length === 0) break;
      count += rows.length;
      yield rows.map(({ row }) => write([name, row])).join('');
    }
    await client.query('CLOSE rows');
  }
  yield write({ end: count });
}

/** How many rows a file holds. Throws where it is not a whole backup of this site. */
export async function checkPostgresBackup(file) {
  let count = 0;
  for await (const { rows } of readBackup(file)) count += rows.length;
  return count;
}

/** The head, then the rows of each table, in parts. */
async function* readBackup(file) {
  try {
    yield* readParts(createInterface({ input: createReadStream(file).pipe(createGunzip()) }));
  } catch (cause) {
    if (cause instanceof StepError) throw cause;
    throw notWhole(file, cause.message);
  }

  async function* readParts(lines) {
    let [head, table, rows, count, end] = [null, '', [], 0, -1];
    for await (const line of lines) {
      const value = JSON.parse(line);
      if (!head) {
        if (value.format !== FORMAT) throw notWhole(file, 'it was not written by backup.mjs');
        head = value;
        continue;
      }
      if (!Array.isArray(value)) {
        end = value.end;
        continue;
      }
      if (value[0] !== table || rows.length === ROWS_AT_ONCE) {
        yield { head, table, rows };
        rows = [];
      }
      table = value[0];
      rows.push(value[1]);
      count += 1;
    }
    if (end !== count) throw notWhole(file, 'its end is missing');
    yield { head, table, rows };
  }
}

const notWhole = (file, why) =>
  new StepError(`${file} is not a whole backup of this site: ${why}.`, { todo: 'Take another backup file.' });

/**
 * Fills the database from the backup in one transaction: whoever looks sees all of the old rows or all of the new.
 * @param {(client: import('pg').Client) => Promise<void>} keepFormer called where rows would be replaced
 */
export async function restorePostgres(databaseUrl, file, { isForced, keepFormer }) {
  await checkPostgresBackup(file);
  const [{ count }] = await withClient(databaseUrl, async (client) => (await client.query(OTHERS)).rows);
  if (count > 0) {
    throw new StepError(`${count} other connections use the database.`, {
      todo: 'Stop the site, then restore.',
    });
  }
  await migrate({ databaseUrl });
  const isEmpty = await withClient(databaseUrl, hasNoRows);
  if (!isEmpty && !isForced) {
    throw new StepError('The database has rows already.', {
      todo: 'Add --force to replace them by the backup; a backup of them is made first.',
    });
  }
  if (!isEmpty) await keepFormer();
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
  const here = JSON.stringify([tables, migrations.map(({ name }) => name)]);
  await client.query(`TRUNCATE ${tables.map(({ name }) => `"${name}"`).join(', ')}`);
  let sequences = [];
  for await (const { head, table, rows } of readBackup(file)) {
    sequences = head.sequences;
    if (JSON.stringify([head.tables, head.migrations]) !== here) throw otherSchema(head.migrations.at(-1));
    if (rows.length === 0) continue;
    await client.query(`INSERT INTO "${table}" SELECT * FROM unnest($1::"${table}"[])`, [rows]);
  }
  for (const { name, value } of sequences) await client.query('SELECT setval($1, $2)', [`"${name}"`, value]);
  await client.query('COMMIT');
}

const otherSchema = (migration) =>
  new StepError('The backup is of another version of the tables.', {
    todo: `Restore it with the release whose last migration is ${migration} into an empty database, then release the newest one.`,
  });

async function withClient(databaseUrl, work) {
  const client = await connectPostgres(databaseUrl);
  try {
    await client.query("SET datestyle = ISO; SET timezone = 'UTC'; SET extra_float_digits = 3");
    return await work(client);
  } finally {
    // What was not committed is undone.
    await client.end().catch(() => {});
  }
}
