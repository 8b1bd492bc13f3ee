import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const FILE = 'lib/content/experiments.ts';

test('texts and days that do not fit are asked for again, and nothing is written before the last answer', () => {
  const before = readFileSync(FILE, 'utf8');
  const copy = ['', 'too long '.repeat(20), 'One API call', ''];
  const answers = [
    'A shorter headline',
    'Does it help?',
    ...['7', '1'],
    'developer',
    // Nothing changed, so the same texts are asked for again.
    ...['', '', ''],
    ...copy,
    ...['3', 'none', ''],
    '3',
  ];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import=tsx', 'scripts/experiments.mjs', 'new'],
    { encoding: 'utf8', input: `${answers.join('\n')}\n` },
  );
  expect(stdout.match(/ {2}The headline in version B/g)).toHaveLength(3);
  expect(stdout).toContain('Change at least one.');
  expect(stdout).toContain('  3  opened a second page');
  expect(stdout).toContain('Write a number from 1 to 6.');
  expect(stdout).toContain('Write a number from 1 to 4.');
  expect(stdout).toContain('An experiment runs for whole weeks');
  expect(stderr).toContain('Nothing was written.');
  expect(status).toBe(1);
  expect(readFileSync(FILE, 'utf8')).toBe(before);
});
