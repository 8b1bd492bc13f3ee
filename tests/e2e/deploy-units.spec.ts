import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readUnit } from '../support/unit-instance';
import { expect, test } from './site';

const FOLDER = join(import.meta.dirname, '../../deploy/systemd');
const PROGRAM = '/usr/bin/systemd-analyze';
/** Of 10: systemd's own scale, on which an unprotected service has 9.6. */
const EXPOSURE_MAX = 2;

test('an instance stops gracefully, comes back by itself and may write nowhere but to its database', async () => {
  const unit = await readUnit();
  const is = Object.fromEntries(Object.entries(unit).map(([name, values]) => [name, values.join(' ')]));
  expect(is).toMatchObject({
    Type: 'exec',
    WorkingDirectory: '/srv/adaptive-site/current',
    EnvironmentFile: '/etc/adaptive-site.env',
    Restart: 'always',
    KillSignal: 'SIGTERM',
    KillMode: 'mixed',
    StandardOutput: 'journal',
    StandardError: 'journal',
    ProtectSystem: 'strict',
    ReadWritePaths: '-/srv/adaptive-site/data',
    NoNewPrivileges: 'yes',
    CapabilityBoundingSet: '',
  });
  // A call has three seconds, the assistant eight.
  expect(Number(is.TimeoutStopSec)).toBeGreaterThan(10);
  expect(is.User).not.toBe('root');
  // By a clock that is still far ahead the purge would take everything for old.
  expect(is.After?.split(' ')).toContain('time-sync.target');
});

test('every file that a unit starts is there', async () => {
  for (const name of await readdir(FOLDER)) {
    const [command] = (await readUnit(join(FOLDER, name))).ExecStart ?? [];
    if (command === undefined) continue;
    expect(command.startsWith('/usr/bin/node '), name).toBe(true);
    const script = command
      .split(' ')
      .slice(1)
      .find((word) => !word.startsWith('--'));
    expect(existsSync(join(FOLDER, '../..', script ?? '')), command).toBe(true);
  }
});

test('systemd finds nothing to complain about, and little exposed', async () => {
  test.skip(!existsSync(PROGRAM), 'systemd-analyze is not on this machine');
  const folder = await mkdtemp(join(tmpdir(), 'units-'));
  try {
    for (const name of await readdir(FOLDER)) {
      const text = await readFile(join(FOLDER, name), 'utf8');
      // Node may lie elsewhere here, and systemd looks whether it is there.
      await writeFile(join(folder, name), text.replaceAll('/usr/bin/node', process.execPath));
    }
    const instance = join(folder, 'adaptive-site@3001.service');
    await copyFile(join(folder, 'adaptive-site@.service'), instance);
    const timer = join(folder, 'adaptive-site-backup.timer');
    const { status, stdout, stderr } = spawnSync(PROGRAM, ['verify', instance, timer], { encoding: 'utf8' });
    expect([status, stdout + stderr]).toEqual([0, '']);
    const words = execFileSync(PROGRAM, ['security', '--offline=true', '--no-pager', instance], {
      encoding: 'utf8',
    });
    expect(Number(words.match(/Overall exposure level[^:]*: ([\d.]+)/)?.[1])).toBeLessThanOrEqual(
      EXPOSURE_MAX,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
