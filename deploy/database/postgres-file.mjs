import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StepError } from '../../scripts/shared/console.mjs';

const FORMAT = 'adaptive-site postgres backup 1';
const ROWS_AT_ONCE = 1000;

export const TABLES = `SELECT c.relname AS name,
    ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped ORDER BY attnum) AS columns,
    (SELECT COUNT(*)::int FROM pg_constraint WHERE conrelid = c.oid AND contype = 'f') AS parents
  FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> '_prisma_migrations'
  ORDER BY parents, c.relname`;
const SEQUENCES = `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
  WHERE schemaname = 'public' AND last_value IS NOT NULL`;
export const MIGRATIONS = `SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1`;

// Some readers treat U+2028 and U+2029 as line ends.
const escapeSeparator = (sign) => `\\u${sign.charCodeAt(0).toString(16)}`;

/** The lines of a backup: a header, one line per row, and a trailer, without which the file is incomplete. */
export async function* readLines(client) {
  const write = (value) => `${JSON.stringify(value).replaceAll(/[\u2028\u2029]/g, escapeSeparator)}\n`;
  const { rows: tables } = await client.query(TABLES);
  const { rows: sequences } = await client.query(SEQUENCES);
  const { rows: migrations } = await client.query(MIGRATIONS);
  yield write({ format: FORMAT, tables, sequences, migrations: migrations.map(({ name }) => name) });
  let count = 0;
  for (const { name } of tables) {
    // Postgres's text form of a row, from which every type is restored unchanged.
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

/** Counts a file's rows. Throws if it is not a complete backup of this site. */
export async function checkPostgresBackup(file) {
  let count = 0;
  for await (const { rows } of readBackup(file)) count += rows.length;
  return count;
}

/** Unlike `pipe`, `pipeline` propagates read errors of the file. */
function unzip(file) {
  return pipeline(createReadStream(file), createGunzip(), () => {});
}

export async function* readBackup(file) {
  try {
    yield* readParts(createInterface({ input: unzip(file) }));
  } catch (cause) {
    if (cause instanceof StepError) throw cause;
    throw incompleteBackup(file, cause.message);
  }

  async function* readParts(lines) {
    let [head, table, rows, count, end] = [null, '', [], 0, -1];
    for await (const line of lines) {
      const value = JSON.parse(line);
      if (!head) {
        if (value.format !== FORMAT) throw incompleteBackup(file, 'it was not written by backup.mjs');
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
    if (end !== count) throw incompleteBackup(file, 'its end is missing');
    yield { head, table, rows };
  }
}

const incompleteBackup = (file, why) =>
  new StepError(`${file} is not a complete backup of this site: ${why}.`, {
    todo: 'Use another backup file.',
  });
