import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { explain, StepError } from '../shared/console.mjs';
import { checkNode } from './check-node.mjs';
import { isOutOfMemory } from './set-up.mjs';

const SCRIPTS = join(__dirname, '..');
const read = (name: string) => readFileSync(join(SCRIPTS, name), 'utf8');

/** Lists a module's direct and transitive imports, relative to the scripts folder. */
function listImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, imported = ''] of read(name).matchAll(/from '((?:\.\.?\/)+[\w/-]+\.mjs)'/g))
    listImports(join(dirname(name), imported), found);
  return found;
}

test('every module that the build runs is one of its inputs, so that a change rebuilds the site', () => {
  const inputs = read('build/build-inputs.mjs').match(/const BUILD_INPUTS = \[(.*?)\];/s)?.[1] ?? '';
  const listed = [...inputs.matchAll(/'([^']+)'/g)].map(([, name = '']) => relative('scripts', name));
  const run = new Set([...listImports('build.mjs'), ...listImports('build/adapter.mjs')]);
  expect(run.size).toBeGreaterThan(8);
  const isListed = (file: string) => listed.some((path) => file === path || file.startsWith(`${path}/`));
  expect([...run].filter((file) => !isListed(file))).toEqual([]);
});

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.11.1', false],
  ['24.0.0', true],
  ['24.18.1', true],
  ['24.19.0', false],
  ['24.21.0', false],
  ['24.22.1', true],
  ['25.1.0', true],
  ['26.3.0', true],
  ['27.0.0', false],
])('Node %s is supported by every package: %s', (version, isSupported) => {
  const check = expect(() => checkNode(version));
  if (isSupported) check.not.toThrow();
  else check.toThrow(`This is Node ${version}`);
});

test('package.json requires the Node versions of Prisma and SQLite, without those on which SQLite aborts', () => {
  const readEngine = (folder: string): string =>
    JSON.parse(readFileSync(join(__dirname, '../..', folder, 'package.json'), 'utf8')).engines.node;
  const newest = Number.parseInt(readEngine('node_modules/better-sqlite3').split(' || ').at(-1) ?? '', 10);
  expect(readEngine('.')).toBe(
    readEngine('node_modules/prisma').replace('>=24.0', `>=24.0 <24.19 || >=24.22 <${newest + 1}`),
  );
});

test.each([
  ['the kernel has ended the build', 137, '', true],
  ['V8 has', 134, '', true],
  ['V8 has ended a worker', 1, 'FATAL ERROR: Allocation failed - JavaScript heap out of memory', true],
  ['the kernel has ended a worker', 1, 'build worker exited with code: null and signal: SIGKILL', true],
  ['the compiler has ended itself', 1, 'memory allocation of 4194304 bytes failed', true],
  ['a module is missing', 1, "Module not found: Can't resolve './hero'", false],
])('memory ran out if %s: code %i', (_, code, output, isOut) => {
  expect(isOutOfMemory(code, output)).toBe(isOut);
});

test.each([
  ['a step', new StepError('No.', { todo: 'Do.', output: ' said ' }), 'said\n\nNo.\n\nDo.'],
  [
    'a file of somebody else',
    Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'open', path: '/site/.next/a' }),
    expect.stringMatching(
      /^This user may not open \/site\/\.next\/a \(EACCES\)\.\n\nRun the command as the owner/,
    ),
  ],
])('the error of %s is explained without a stack', (_, error, expected) => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  explain(error);
  expect(print.mock.calls).toEqual([[expected]]);
  print.mockRestore();
});
