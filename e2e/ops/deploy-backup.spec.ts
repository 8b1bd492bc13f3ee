import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../scripts/migrate.mjs';
import { dumpSqlite } from '../support/dump-sqlite.mjs';
import { openSqliteFile } from '../support/sqlite-file.mjs';
import { expect, test } from '../support/site';

test.describe.configure({ mode: 'serial' });

const BEFORE = 300;
const DURING = 200;

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
const VISITOR = 'INSERT INTO "Visitor" ("id") VALUES (?)';
const MESSAGE =
  'INSERT INTO "ChatMessage" ("visitorId", "userId", "message", "isUserMessage") VALUES (?, 7, ?, TRUE)';
const textOf = (number: number) => `${number} 😀ä'; --`;
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
  const write = (number: number) =>
    database.write([
      [VISITOR, [nameOf(number)]],
      [MESSAGE, [nameOf(number), textOf(number)]],
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
