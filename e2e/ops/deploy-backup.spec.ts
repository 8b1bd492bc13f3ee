import { execFile, execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readdir, rename, rm, stat, truncate } from 'node:fs/promises';
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

/** @returns exit code and output */
function backUp(databaseUrl: string) {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['deploy/backup.mjs', '--to', join(folder, 'backups')],
      { env },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}

/** As deploy/README.md says. */
const restore = (backup: string) =>
  execFileSync('sh', ['-ec', `mkdir before && mv site.db* before/ && cp -p '${backup}' site.db`], {
    cwd: folder,
  });

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

test('a backup under writes is a consistent snapshot, and restores row for row', async () => {
  const file = join(folder, 'site.db');
  const url = `file:${file}`;
  await migrate({ databaseUrl: url });
  const database = openSqliteFile(file);
  const write = (number: number) =>
    database.write([
      [VISITOR, [nameOf(number)]],
      [MESSAGE, [nameOf(number), textOf(number)]],
    ]);
  let written = 0;
  for (; written < BEFORE; written += 1) write(written);
  let isRunning = true;
  const backup = backUp(url).finally(() => (isRunning = false));
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
  // A killed site leaves its WAL.
  await copyFile(`${file}-wal`, join(folder, 'log'));
  database.close();
  await rename(join(folder, 'log'), `${file}-wal`);

  restore(kept);
  expect(dumpSqlite(file)).toEqual(dumpSqlite(kept));
  expect((await readdir(join(folder, 'before'))).sort()).toEqual([
    'site.db',
    'site.db-wal',
    'site.db.migrate-lock',
  ]);
  const restored = openSqliteFile(file);
  expect(restored.pragma('integrity_check')).toBe('ok');
  expect(restored.pragma('journal_mode')).toBe('wal');
  restored.close();
});

test('a damaged database gives no backup', async () => {
  const file = join(folder, 'site.db');
  await migrate({ databaseUrl: `file:${file}` });
  await truncate(file, 20_000);
  expect((await backUp(`file:${file}`)).code).toBe(1);
  expect(await readdir(join(folder, 'backups'))).toEqual([]);
});
