import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;
const today = `adaptive-site-${new Date().toISOString().slice(0, 10)}.dump`;

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'dump-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the script with a `pg_dump` that writes into the file after -f, and ends with this status. */
function dump(status: number) {
  const programs = mkdtempSync(join(tmpdir(), 'pg-dump-'));
  const text = `#!/bin/sh\necho dumped > "$3"\nexit ${status}\n`;
  writeFileSync(join(programs, 'pg_dump'), text, { mode: 0o755 });
  const env = { ...process.env, PATH: programs + delimiter + process.env.PATH };
  const ended = spawnSync('sh', ['deploy/dump.sh', folder], { env, encoding: 'utf8' });
  rmSync(programs, { recursive: true });
  return ended.status;
}

function writeOld(name: string, days: number) {
  writeFileSync(join(folder, name), '');
  const time = new Date(Date.now() - days * DAY_MS);
  utimesSync(join(folder, name), time, time);
}

test('a dump is readable only by its owner, and those older than a week go', () => {
  writeOld('adaptive-site-old.dump', 9);
  writeOld('adaptive-site-new.dump', 6);
  writeOld('other.dump', 9);
  expect(dump(0)).toBe(0);
  expect(readdirSync(folder)).toEqual([today, 'adaptive-site-new.dump', 'other.dump'].sort());
  expect(statSync(join(folder, today)).mode & 0o777).toBe(0o600);
});

test('a dump that failed takes no place, and no other goes', () => {
  writeOld('adaptive-site-old.dump', 9);
  expect(dump(1)).not.toBe(0);
  expect(readdirSync(folder).filter((name) => name.endsWith('.dump'))).toEqual(['adaptive-site-old.dump']);
});
