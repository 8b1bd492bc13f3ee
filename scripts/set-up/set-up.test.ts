import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

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

test('only Node versions that every package supports are accepted', () => {
  // In a separate process, because Jest cannot load ES modules.
  const code = `import { checkNode } from './scripts/set-up/set-up.mjs';
    for (const version of process.argv.slice(1))
      console.log(await checkNode(version).then(() => version, () => 'refused'));`;
  const versions = [
    '18.20.8',
    '20.18.3',
    '20.19.0',
    '21.7.3',
    '22.11.0',
    '22.12.0',
    '23.11.1',
    '24.0.0',
    '24.18.1',
    '24.19.0',
    '24.21.0',
    '24.22.1',
    '25.1.0',
  ];
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', code, ...versions]).toString();
  const accepted = said.split('\n').filter((line) => /^\d/.test(line));
  expect(accepted).toEqual(['20.19.0', '22.12.0', '24.0.0', '24.18.1', '24.22.1', '25.1.0']);
});

test('package.json requires the Node versions of Prisma, without those on which SQLite aborts', () => {
  const readEngine = (file: string): string => JSON.parse(readFileSync(file, 'utf8')).engines.node;
  expect(readEngine(join(__dirname, '../../package.json'))).toBe(
    readEngine(join(__dirname, '../../node_modules/prisma/package.json')).replace(
      '>=24.0',
      '>=24.0 <24.19 || >=24.22',
    ),
  );
});

test('a folder that this user cannot write to is named before a tool fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'read-only-'));
  const code = `import { requireWritable } from './scripts/set-up/set-up.mjs';
    requireWritable('${folder}');
    (await import('node:fs')).chmodSync('${folder}', 0o555);
    if (process.getuid() === 0) process.seteuid(65534);
    try { requireWritable('${folder}'); } catch ({ message }) { console.log(message); }`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(output).toBe(`This user cannot write to ${folder} (EACCES).\n`);
});
