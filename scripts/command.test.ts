import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../');

const run = (...args: string[]) => runIn(ROOT, args);

function runIn(root: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/command.mjs'), ...args],
    { encoding: 'utf8' },
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

test('without packages, a command says how to install them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  for (const part of ['scripts', 'tests', 'package.json'])
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  for (const command of ['content:check', 'eval', 'check lint'])
    expect({ command, ...runIn(folder, command.split(' ')) }).toEqual({
      command,
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^What failed: Cannot find .*\nWhat to do: .*npm ci, then run the command again\.\n$/,
      ),
    });
  rmSync(folder, { recursive: true });
});

test('every script exists, and package.json has at most 14 commands', () => {
  const source = readFileSync(join(ROOT, 'scripts/command.mjs'), 'utf8');
  const files = [...source.matchAll(/: '((?:[\w@.-]+\/)+[\w.-]+)/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(14);
});
