import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SCRIPTS = join(__dirname, '..');
const read = (name: string) => readFileSync(join(SCRIPTS, name), 'utf8');

/** Lists a script's direct and transitive imports, relative to the scripts folder. */
function listImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, imported = ''] of read(name).matchAll(/from '(\.\.?\/[\w/-]+\.mjs)'/g))
    listImports(join(dirname(name), imported), found);
  return found;
}

test('every module that the build runs is one of its inputs, so that a change rebuilds the site', () => {
  const inputs = read('build/build-inputs.mjs').match(/const BUILD_INPUTS = \[(.*?)\];/s)?.[1] ?? '';
  const listed = [...inputs.matchAll(/'scripts\/([^']+)'/g)].map(([, name = '']) => name);
  const run = listImports('build.mjs');
  expect(run.size).toBeGreaterThan(8);
  const isListed = (file: string) => listed.some((path) => file === path || file.startsWith(`${path}/`));
  expect([...run].filter((file) => !isListed(file))).toEqual([]);
});

/** Whether the version check accepts this Node. In a separate process, because Jest cannot load ES modules. */
function accepts(version: string): boolean {
  const code = `import { checkNode } from './scripts/set-up/set-up.mjs';
    await checkNode(${JSON.stringify(version)}).then(() => console.log(true), () => console.log(false));`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', code]).toString().trim() === 'true';
}

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.11.1', false],
  ['24.0.0', true],
  ['25.1.0', true],
])('Node %s is accepted: %s', (version, expected) => {
  expect(accepts(version)).toBe(expected);
});

test('the summary of an installation says what took the time', () => {
  const output = [
    'npm timing reify:unpack Completed in 37236ms',
    'npm timing reifyNode:node_modules/zod Completed in 9000ms',
    'npm timing build:run:install:node_modules/better-sqlite3 Completed in 80115ms',
    'added 324 packages in 2m',
  ].join('\n');
  const code = `import { describeInstall } from './scripts/set-up/set-up.mjs';
    console.log(describeInstall(${JSON.stringify(output)}));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', code]).toString().trim();
  expect(said).toBe('324 packages (download 37 s, better-sqlite3 80 s)');
});

test('package.json requires the same Node versions as Prisma', () => {
  const readEngine = (file: string): string => JSON.parse(readFileSync(file, 'utf8')).engines.node;
  expect(readEngine(join(__dirname, '../../package.json'))).toBe(
    readEngine(join(__dirname, '../../node_modules/prisma/package.json')),
  );
});

test('an older Node gets as far as the version check: no module that npm start loads first needs a newer one', () => {
  const readCode = (name: string) => read(name).replaceAll(/^\s*\/\/.*$/gm, '');
  const first = [...listImports('start.mjs')];
  expect(first).toContain('set-up/fingerprint.mjs');
  expect(first.filter((name) => /import\.meta\.(?:dirname|filename)/.test(readCode(name)))).toEqual([]);
});
