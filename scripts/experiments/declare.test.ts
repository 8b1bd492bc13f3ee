import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const FILE = 'lib/content/experiments.ts';

test('texts and days that do not fit are asked for again, and nothing is written before the last answer', () => {
  const before = readFileSync(FILE, 'utf8');
  const copy = ['', 'too long '.repeat(20), 'One API call', ''];
  const answers = [
    'A shorter headline',
    'Does it help?',
    'home-hero',
    'developer',
    ...copy,
    ...['second-page', 'none', ''],
    '3',
  ];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import=tsx', 'scripts/experiments.mjs', 'new'],
    {
      encoding: 'utf8',
      input: `${answers.join('\n')}\n`,
    },
  );
  expect(stdout.match(/ headline in version B/g)).toHaveLength(2);
  expect(stdout).toContain('Write one of these: ');
  expect(stdout).toContain('An experiment runs for whole weeks');
  expect(stderr).toContain('Nothing was written.');
  expect(status).toBe(1);
  expect(readFileSync(FILE, 'utf8')).toBe(before);
});
