import { execFile } from 'node:child_process';
import {
  access,
  copyFile,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../scripts/migrate.mjs';
import { dumpSqlite } from '../support/dump-sqlite.mjs';
import { startPostgres } from '../support/postgres-server.mjs';
import { openSqliteFile } from '../support/sqlite-file.mjs';
import { expect, test } from '../support/site';

test.describe.configure({ mode: 'serial' });

const BEFORE = 300;
const DURING = 200;
/** Values that a dump could mistake for syntax, a number or NULL. */
const ODD = [
  'a,b("c")\\d',
  "'; --",
  '{"e":"\\n"}',
  'line\r\nline\u2028line\u2029',
  '',
  ' ',
  'NULL',
  '\\N',
  '😀ä',
  '\t',
];

let folder: string;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs one of the two commands and returns its exit code and output. */
function run(script: 'backup' | 'restore', databaseUrl: string, ...args: string[]) {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [`deploy/${script}.mjs`, ...args],
      { env },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}

/** One transaction: both rows or neither. */
const VISIT = (value: (place: number) => string) => [
  `INSERT INTO "Visitor" ("id") VALUES (${value(1)})`,
  `INSERT INTO "ChatMessage" ("visitorId", "userId", "message", "isUserMessage") VALUES (${value(1)}, 7, ${value(2)}, TRUE)`,
];
const textOf = (number: number) => `${number} ${ODD[number % ODD.length]}`;
const nameOf = (number: number) => `v${String(number).padStart(6, '0')}`;

/** Expects a gapless prefix of the numbered writes, at least up to those acknowledged before the backup. */
function expectMoment(visitors: string[], messages: string[], acknowledgedBefore: number) {
  expect(visitors).toEqual(visitors.map((_, number) => nameOf(number)));
  expect(messages).toEqual(visitors.map((_, number) => textOf(number)));
  expect(visitors.length).toBeGreaterThanOrEqual(acknowledgedBefore);
}

async function backupFile(): Promise<string> {
  const names = (await readdir(join(folder, 'backups'))).filter((name) => name.startsWith('adaptive-site'));
  expect(names).toHaveLength(1);
  const file = join(folder, 'backups', names[0] ?? '');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  return file;
}

test('SQLite: a backup under writes is a consistent snapshot, and restores row for row', async () => {
  const file = join(folder, 'site.db');
  const url = `file:${file}`;
  await migrate({ databaseUrl: url });
  let database = openSqliteFile(file);
  const [visitor = '', message = ''] = VISIT(() => '?');
  const write = (number: number) =>
    database.write([
      [visitor, [nameOf(number)]],
      [message, [nameOf(number), textOf(number)]],
    ]);
  let written = 0;
  for (; written < BEFORE; written += 1) write(written);
  let isRunning = true;
  const backup = run('backup', url, '--to', join(folder, 'backups')).finally(() => (isRunning = false));
  for (; isRunning || written < BEFORE + DURING; written += 1) {
    write(written);
    if (written % 10 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await backup).output).toContain('and checked');
  const kept = await backupFile();
  const rows = openSqliteFile(kept);
  expectMoment(
    rows.pluck('SELECT id FROM Visitor ORDER BY id'),
    rows.pluck('SELECT message FROM ChatMessage ORDER BY id'),
    BEFORE,
  );
  rows.close();

  expect((await run('restore', url, kept)).output).toContain('There is already a database at');
  expect((await run('restore', url, '--force', kept)).output).toContain('A process is using');
  const last = dumpSqlite(file);
  database.close();
  const forced = await run('restore', url, '--force', kept);
  expect(forced.code, forced.output).toBe(0);
  expect(dumpSqlite(file)).toEqual(dumpSqlite(kept));
  const former = (await readdir(folder)).find((name) => name.includes('before-restore')) ?? '';
  expect(dumpSqlite(join(folder, former))).toEqual(last);

  for (const ending of ['', '-wal', '-shm']) await rm(file + ending, { force: true });
  expect((await run('restore', url, kept)).code).toBe(0);
  expect(dumpSqlite(file)).toEqual(dumpSqlite(kept));
  database = openSqliteFile(file);
  expect(database.pragma('integrity_check')).toBe('ok');
  expect(database.pragma('journal_mode')).toBe('wal');

  // Simulates an operator who moves the damaged file away but leaves the WAL of a killed site.
  database.write([['DELETE FROM "ChatMessage"', []]]);
  await copyFile(`${file}-wal`, join(folder, 'log'));
  database.close();
  await rm(file);
  await rename(join(folder, 'log'), `${file}-wal`);
  expect((await run('restore', url, kept)).code).toBe(0);
  expect(dumpSqlite(file)).toEqual(dumpSqlite(kept));
  expect((await readdir(folder)).filter((name) => /before-restore.*-wal$/.test(name))).toHaveLength(1);
});

test('SQLite: restoring a broken or foreign file changes nothing', async () => {
  const file = join(folder, 'site.db');
  const url = `file:${file}`;
  await migrate({ databaseUrl: url });
  const before = await readFile(file);
  const broken = join(folder, 'broken.sqlite');
  for (const content of [before.subarray(0, 20_000), Buffer.from('no database at all'), Buffer.alloc(0)]) {
    await writeFile(broken, content);
    const { code, output } = await run('restore', url, '--force', broken);
    expect(code).toBe(1);
    expect(output).toContain('is not a complete backup of this site');
    expect((await readFile(file)).equals(before)).toBe(true);
  }
  const left = (await readdir(folder)).filter((name) => name.startsWith('site.db'));
  expect(left.sort()).toEqual(['site.db', 'site.db.migrate-lock']);
});

test('Postgres: a backup under writes is a consistent snapshot, and restores row for row', async () => {
  const server = await startPostgres();
  const connect = async () => {
    const client = new pg.Client({ connectionString: server.url('site') });
    await client.connect();
    return client;
  };
  const dump = async () => {
    const client = await connect();
    const { rows } = await client.query(
      `SELECT v::text FROM "Visitor" v UNION ALL SELECT m::text FROM "ChatMessage" m ORDER BY 1`,
    );
    await client.end();
    return rows;
  };
  try {
    await server.createDatabase('site');
    const url = server.url('site');
    await migrate({ databaseUrl: url });
    let client = await connect();
    const write = async (number: number) => {
      const [visitor = '', message = ''] = VISIT((place) => `$${place}`);
      await client.query('BEGIN');
      await client.query(visitor, [nameOf(number)]);
      await client.query(message, [nameOf(number), textOf(number)]);
      await client.query('COMMIT');
    };
    let written = 0;
    for (; written < BEFORE; written += 1) await write(written);
    let isRunning = true;
    const backup = run('backup', url, '--to', join(folder, 'backups')).finally(() => (isRunning = false));
    for (; isRunning || written < BEFORE + DURING; written += 1) await write(written);
    expect((await backup).output).toContain('and checked');
    const kept = await backupFile();

    expect((await run('restore', url, '--force', kept)).output).toContain('other connections');
    await client.end();
    const last = await dump();
    expect((await run('restore', url, kept)).output).toContain('The database already has rows');
    expect(await dump()).toEqual(last);

    const part = join(folder, 'part.gz');
    await writeFile(part, await readFile(kept));
    await truncate(part, 5000);
    for (const file of [part, join(folder, 'gone.gz')]) {
      const { output } = await run('restore', url, '--force', file);
      expect(output).toContain('is not a complete backup');
    }
    expect(await dump()).toEqual(last);

    const forced = await run('restore', url, '--force', kept);
    expect(forced.code, forced.output).toBe(0);
    client = await connect();
    const pluck = async (sql: string) => (await client.query(sql)).rows.map(({ value }) => value);
    expectMoment(
      await pluck('SELECT id AS value FROM "Visitor" ORDER BY id'),
      await pluck('SELECT message AS value FROM "ChatMessage" ORDER BY id'),
      BEFORE,
    );
    await client.query(VISIT((place) => `$${place}`)[0] ?? '', ['next']);
    await client.query(VISIT((place) => `$${place}`)[1] ?? '', ['next', 'a number of its own']);
    await client.end();

    const former = forced.output.match(/former database: (\S+)/)?.[1] ?? '';
    await server.createDatabase('elsewhere');
    expect((await run('restore', server.url('elsewhere'), former)).code).toBe(0);
    await server.query('DROP DATABASE site');
    await server.createDatabase('site');
    const again = await run('restore', url, former);
    expect(again.code, again.output).toBe(0);
    expect(await dump()).toEqual(last);
    await unlink(former);
    await expect(access(former)).rejects.toThrow();
  } finally {
    await server.stop();
  }
});
