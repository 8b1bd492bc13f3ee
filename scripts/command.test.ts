import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../');

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'scripts/command.mjs'), ...args],
    {
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

test('a named script runs as if Node had been started with it', () => {
  expect(run('data', 'leads', '--help')).toEqual({
    status: 0,
    stdout: expect.stringContaining('Prints every demo request'),
    stderr: '',
  });
  expect(run('check', 'types', '--version').stdout).toContain('Version');
  expect(run('deploy', 'backup').stderr).toContain('--to needs a folder');
});

test('a name that does not exist is refused with those that do', () => {
  expect(run('bench', 'lode')).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/There is no npm run bench -- lode\.[^]*inp, load, pages/),
  });
  expect(run('bench').stderr).toContain('No command was named');
});

test('every script exists, and package.json has at most 14 commands', () => {
  const source = readFileSync(join(ROOT, 'scripts/command.mjs'), 'utf8');
  const files = [...source.matchAll(/: '((?:[\w@.-]+\/)+[\w.-]+)/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(14);
});
