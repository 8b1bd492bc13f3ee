import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readUnit } from '../support/unit-instance';
import { expect, test } from '../support/site';

const FOLDER = join(import.meta.dirname, '../../deploy/systemd');
const PROGRAM = '/usr/bin/systemd-analyze';
/** On systemd's scale of 0 to 10, where an unprotected service has 9.6. */
const EXPOSURE_MAX = 2;

test('an instance stops gracefully, restarts automatically and can write only to its database folder', async () => {
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
  // Calls time out after 3 seconds, the assistant after 8.
  expect(Number(is.TimeoutStopSec)).toBeGreaterThan(10);
  expect(is.User).not.toBe('root');
  // With a clock that is far ahead, the purge would delete everything.
  expect(is.After?.split(' ')).toContain('time-sync.target');
});

test('every file that a unit starts exists', async () => {
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

test('systemd-analyze reports no problems and a low exposure', async () => {
  test.skip(!existsSync(PROGRAM), 'systemd-analyze is not installed');
  const folder = await mkdtemp(join(tmpdir(), 'units-'));
  try {
    for (const name of await readdir(FOLDER)) {
      const text = await readFile(join(FOLDER, name), 'utf8');
      // systemd-analyze checks that the executable exists.
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
