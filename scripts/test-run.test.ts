import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'test-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OWN = ['test.mjs', ...['console', 'read-options', 'run-tests'].map((name) => `shared/${name}.mjs`)];

/** Every part passes, except those that a test makes fail. */
const DOUBLES = {
  'programs/browser.mjs': `import { StepError } from '../shared/console.mjs';
    export const installBrowser = async () => {
      if (process.env.NO_BROWSER) throw new StepError('No browser could be installed.');
      return { note: 'installed' };
    };`,
  'set-up/fingerprint.mjs': `export const root = ${JSON.stringify(folder)};`,
  'programs/programs.mjs': ['Faketime', 'Firefox', 'Java', 'Nginx', 'WebKit']
    .map((name) => `export const install${name} = async () => ({ note: 'none here' });`)
    .join('\n'),
  'pages/javascript-report.mjs': `export const reportJavaScript = async () => ({ note: 'small' });`,
  'set-up/set-up.mjs': `export const prepare = async () => {};
    export const build = async () => ({ note: 'built' });`,
  'shared/run.mjs': `import { writeFileSync } from 'node:fs';
    export const runNode = async () => ({ code: 0, output: 'good' });
    export const runBin = async (name, args, { env } = {}) => {
      const file = env?.BROWSER_RESULTS ?? args[args.indexOf('--outputFile') + 1];
      const results = { numPassedTests: 1, stats: { expected: 1 } };
      if (['jest', 'playwright'].includes(name)) writeFileSync(file, JSON.stringify(results));
      return { code: 0, output: '' };
    };`,
};

beforeAll(() => {
  for (const name of ['pages', 'programs', 'set-up', 'shared']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const name of OWN) copyFileSync(join(__dirname, name), join(folder, name));
  for (const [name, text] of Object.entries(DOUBLES)) writeFileSync(join(folder, name), text);
});

function testAll(env: Record<string, string>, ...args: string[]) {
  const options = { encoding: 'utf8', env: { ...process.env, ...env } } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'test.mjs'), ...args],
    options,
  );
  return { status, stdout, stderr };
}

test('a run in which everything passes exits with 0', () => {
  const { status, stdout } = testAll({});
  expect(status).toBe(0);
  expect(stdout).toContain('13 passed, 0 failed');
});

test('without a browser all the other parts run, and the run fails', () => {
  const { status, stdout, stderr } = testAll({ NO_BROWSER: '1' });
  expect(status).toBe(1);
  expect(stdout).toContain('Calls on Postgres');
  expect(stdout).toContain('10 passed, 3 failed');
  expect(stderr).toContain('No browser test ran, because there is no browser.');
});

test('a misspelled flag runs nothing', () => {
  const { status, stdout, stderr } = testAll({}, '--fsat');
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain("Unknown option '--fsat'");
});
