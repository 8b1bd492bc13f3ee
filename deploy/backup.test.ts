import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { openSqliteFile } from '../tests/support/database/sqlite-file.mjs';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const file = join(folder, 'site.db');
const backups = join(folder, 'backups');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (script: string, ...args: string[]) =>
  new Promise<{ failed: boolean; output: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: `file:${file}` };
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, output: stdout + stderr }),
    );
  });
const backUp = () => run('deploy/backup.mjs', '--to', backups);

test('a backup while the site writes is one moment of it, and only its owner can read it', async () => {
  expect(await run('scripts/migrate.mjs')).toMatchObject({ failed: false });
  const site = openSqliteFile(file);
  const write = (number: number) =>
    site.write([
      ['INSERT INTO "Visitor" ("id") VALUES (?)', [`v${number}`]],
      [
        'INSERT INTO "ChatMessage" ("visitorId", "userId", "message", "isUserMessage") VALUES (?, 7, ?, TRUE)',
        [`v${number}`, String(number)],
      ],
    ]);
  let written = 0;
  while (written < 100) write(written++);
  let isDone = false;
  const backup = backUp().finally(() => (isDone = true));
  while (!isDone) {
    write(written++);
    await setImmediate();
  }
  site.close();
  expect((await backup).output).toContain('and checked');

  const [name = ''] = readdirSync(backups);
  expect(statSync(join(backups, name)).mode & 0o777).toBe(0o600);
  const copy = openSqliteFile(join(backups, name));
  const messages = copy.pluck('SELECT message FROM "ChatMessage" ORDER BY id');
  expect(copy.pluck('SELECT COUNT(*) FROM "Visitor"')).toEqual([messages.length]);
  copy.close();
  expect(messages.length).toBeGreaterThanOrEqual(100);
  expect(messages).toEqual(messages.map((_, number) => String(number)));
});

test('a damaged database gives no backup', async () => {
  const before = readdirSync(backups);
  truncateSync(file, 20_000);
  expect(await backUp()).toMatchObject({ failed: true });
  expect(readdirSync(backups)).toEqual(before);
});
