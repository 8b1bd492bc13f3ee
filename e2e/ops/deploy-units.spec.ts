import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../support/site';

const FOLDER = join(import.meta.dirname, '../../deploy/systemd');
const PROGRAM = '/usr/bin/systemd-analyze';
/** On systemd's scale of 0 to 10, where an unprotected service has 9.6. */
const EXPOSURE_MAX = 2;

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
