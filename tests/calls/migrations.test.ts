import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/lib/db/client';
import { runPostgres } from '../support/database/run-postgres';
import { openSqliteFile } from '../support/database/sqlite-file.mjs';

type Run = { code: number; stdout: string; stderr: string };

const folder = mkdtempSync(join(tmpdir(), 'adaptive-site-migrations-'));
const name = `migrations_${randomUUID().replaceAll('-', '')}`;
const onSqlite = TEST_DATABASE === 'sqlite' ? test : () => {};
const onPostgres = TEST_DATABASE === 'postgres' ? test : () => {};

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  if (TEST_DATABASE === 'postgres') await runPostgres('postgres', `DROP DATABASE ${name} WITH (FORCE)`);
});

const listMigrations = (provider: string) =>
  readdirSync(`prisma/${provider}/migrations`).filter((entry) => /^\d/.test(entry));

function migrate(databaseUrl: string): Promise<Run> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/migrate.mjs'], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? 1 : 0, stdout: stdout.trim(), stderr: stderr.trim() });
    });
  });
}

async function runSqlite(file: string, sql: string): Promise<unknown[]> {
  const database = openSqliteFile(file);
  try {
    return database.query(sql);
  } finally {
    database.close();
  }
}

async function createDatabase() {
  const label = `migrations_${randomUUID().replaceAll('-', '')}`;
  const file = join(folder, `${label}.db`);
  if (TEST_DATABASE === 'sqlite')
    return { url: `file:${file}`, query: (sql: string) => runSqlite(file, sql) };
  await runPostgres('postgres', `CREATE DATABASE ${label}`);
  const url = `${process.env.TEST_POSTGRES_URL}${label}`;
  return { url, query: (sql: string): Promise<unknown[]> => runPostgres(label, sql) };
}

const [migration = ''] = listMigrations(TEST_DATABASE);
const sql = readFileSync(`prisma/${TEST_DATABASE}/migrations/${migration}/migration.sql`, 'utf8');
const checksum = createHash('sha256').update(sql).digest('hex');

/** The table as Prisma's migration engine creates it. */
const date = TEST_DATABASE === 'sqlite' ? 'DATETIME' : 'TIMESTAMPTZ';
const PRISMA_TABLE = `CREATE TABLE _prisma_migrations (id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL,
  finished_at ${date}, migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at ${date},
  started_at ${date} NOT NULL DEFAULT CURRENT_TIMESTAMP, applied_steps_count INTEGER NOT NULL DEFAULT 0)`;
const insertRow = (name: string, finished: string) =>
  `INSERT INTO _prisma_migrations VALUES ('${randomUUID()}', '${checksum}', ${finished}, '${name}', NULL, NULL, '2026-11-20T00:00:00.000+00:00', 1)`;
const FINISHED = "'2026-11-20T00:00:00.000+00:00'";

test('a database that Prisma’s engine migrated is up to date', async () => {
  const { url, query } = await createDatabase();
  await query(PRISMA_TABLE);
  await query(insertRow(migration, FINISHED));
  expect((await migrate(url)).stdout).toBe('The database is up to date.');
}, 30_000);

test('the migration is recorded with its checksum, as Prisma’s engine does', async () => {
  const { url, query } = await createDatabase();
  expect((await migrate(url)).stdout).toBe(`Applied ${migration}.`);
  expect((await migrate(url)).stdout).toBe('The database is up to date.');
  const rows = await query(
    'SELECT migration_name AS migration, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL AND applied_steps_count = 1',
  );
  expect(rows).toEqual([{ migration, checksum }]);
}, 30_000);

test('a database of an earlier checkout is refused, with what to do', async () => {
  const { url, query } = await createDatabase();
  await query(PRISMA_TABLE);
  await query(insertRow('20261128000000_initial', FINISHED));
  const { code, stderr } = await migrate(url);
  expect(code).toBe(1);
  expect(stderr).toMatch(/was created by a version from before the first release: .*DATABASE_URL/);
}, 30_000);

test('a failing migration is named and rolled back', async () => {
  const { url, query } = await createDatabase();
  await query('CREATE TABLE "DemoRequest" (id INTEGER)');
  const { code, stderr } = await migrate(url);
  expect(code).toBe(1);
  expect(stderr).toMatch(/could not be migrated: \d+_initial: .*already exists/);
  await expect(query('SELECT 1 FROM _prisma_migrations')).rejects.toMatchObject({
    message: expect.stringContaining('_prisma_migrations'),
  });
});

test('nothing is applied after a migration that Prisma left unfinished', async () => {
  const { url, query } = await createDatabase();
  await query(PRISMA_TABLE);
  await query(insertRow(migration, 'NULL'));
  const { code, stderr } = await migrate(url);
  expect(code).toBe(1);
  expect(stderr).toMatch(/\b\d+_initial failed before\. .*prisma migrate resolve/);
});

test('when three instances start together, one migrates and the others find the database up to date', async () => {
  if (TEST_DATABASE === 'postgres') await runPostgres('postgres', `CREATE DATABASE ${name}`);
  const url =
    TEST_DATABASE === 'postgres'
      ? `${process.env.TEST_POSTGRES_URL}${name}`
      : `file:${folder}/new/folder/site.db`;
  const runs = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(runs.map(({ stdout, stderr }) => stdout + stderr).sort()).toEqual([
    `Applied ${migration}.`,
    'The database is up to date.',
    'The database is up to date.',
  ]);
  expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
});

onPostgres('an instance waits for another’s migrations, whatever timeouts its session has', async () => {
  const { url, query } = await createDatabase();
  const hold = query('SELECT pg_advisory_xact_lock(7216043)::text, pg_sleep(1)::text');
  const [{ stderr }] = await Promise.all([migrate(`${url}?lock_timeout=1&statement_timeout=500`), hold]);
  expect(stderr).toBe('');
});

onSqlite('SQLite is in write-ahead mode with full synchronization and foreign keys', async () => {
  const database = await openDatabase();
  const read = async (pragma: string) =>
    Object.values((await database.$queryRawUnsafe<object[]>(`PRAGMA ${pragma}`))[0] ?? {});
  expect(await read('journal_mode')).toEqual(['wal']);
  expect((await read('synchronous')).map(Number)).toEqual([2]);
  expect((await read('foreign_keys')).map(Number)).toEqual([1]);
});

onSqlite(
  'a new file is readable by its owner only, and an existing file keeps its permissions',
  async () => {
    const open = mkdtempSync(join(folder, 'open-'));
    chmodSync(open, 0o755);
    const file = join(open, 'site.db');
    const command = ['-c', 'umask 022 && exec "$0" scripts/migrate.mjs', process.execPath];
    const env = { ...process.env, DATABASE_URL: `file:${file}` };
    execFileSync('/bin/sh', command, { env });
    // A killed process leaves the write-ahead log behind.
    const write = `import Database from 'better-sqlite3';
    new Database(${JSON.stringify(file)}).exec("CREATE TABLE x (y)");
    process.kill(process.pid, 'SIGKILL');`;
    spawnSync(process.execPath, ['--input-type=module', '-e', write]);
    const modes = readdirSync(open).map((entry) => [entry, statSync(join(open, entry)).mode & 0o777]);
    expect(Object.fromEntries(modes)).toEqual({
      'site.db': 0o600,
      'site.db-shm': 0o600,
      'site.db-wal': 0o600,
      'site.db.migrate-lock': 0o600,
    });
    chmodSync(file, 0o640);
    execFileSync('/bin/sh', command, { env });
    expect(statSync(file).mode & 0o777).toBe(0o640);
  },
  30_000,
);

onPostgres('Postgres enforces timeouts for statements, locks and idle sessions', async () => {
  const database = await openDatabase();
  const rows = await database.$queryRawUnsafe<{ name: string; setting: string }[]>(
    `SELECT name, setting FROM pg_settings
     WHERE name IN ('lock_timeout', 'statement_timeout', 'idle_session_timeout', 'idle_in_transaction_session_timeout')
     ORDER BY name`,
  );
  expect(Object.fromEntries(rows.map(({ name: setting, setting: ms }) => [setting, Number(ms)]))).toEqual({
    idle_in_transaction_session_timeout: 9000,
    idle_session_timeout: 30_000,
    lock_timeout: 300,
    statement_timeout: 800,
  });
});

onSqlite('an unusable database path is named, with a remedy', async () => {
  const file = join(folder, 'not-a-database');
  writeFileSync(file, 'x'.repeat(5000));
  expect(await migrate(`file:${file}`)).toEqual({
    code: 1,
    stdout: '',
    stderr: `The file ${file} is not a usable database: move it away, or name another file in DATABASE_URL.`,
  });
  const below = join(file, 'site.db');
  expect((await migrate(`file:${below}`)).stderr).toBe(
    `The folder for the database ${below} cannot be created, because a file is in the way: name another file in DATABASE_URL.`,
  );
  // As on a network share, SQLite cannot map its shared memory: files end at 20 blocks of 512 bytes.
  const command = ['-c', `trap '' XFSZ; ulimit -f 20; exec "$0" scripts/migrate.mjs`, process.execPath];
  const small = join(folder, 'small.db');
  const { stderr } = spawnSync('sh', command, { env: { ...process.env, DATABASE_URL: `file:${small}` } });
  expect(stderr.toString()).toBe(
    `The disk that holds ${small} failed (SQLITE_IOERR_SHMSIZE). On a network share such as NFS or SMB, SQLite cannot lock its files: name a file on a local disk in DATABASE_URL, or a Postgres.\n`,
  );
  expect((await migrate('mysql://localhost/site')).stderr).toBe(
    'DATABASE_URL must start with file:, postgres:// or postgresql://.',
  );
});

onPostgres('a wrong server, password or database is named, without the password', async () => {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  const host = url.host;
  expect((await migrate('postgres://me:secret@127.0.0.1:1/site')).stderr).toBe(
    'No Postgres server responds at 127.0.0.1:1/site: start it, or correct the host and port in DATABASE_URL.',
  );
  expect((await migrate(`postgres://postgres:secret@${host}/${name}`)).stderr).toBe(
    `Postgres at ${host}/${name} refused the user or password: correct them in DATABASE_URL.`,
  );
  expect((await migrate(`${url.href}nowhere`)).stderr).toBe(
    `Postgres has no database at ${host}/nowhere: create it, or correct its name in DATABASE_URL.`,
  );
});

test('both databases have the same migration', () => {
  expect([listMigrations('postgres'), listMigrations('sqlite')]).toEqual([[migration], [migration]]);
  expect(existsSync('prisma/sqlite/migrations/migration_lock.toml')).toBe(true);
});
