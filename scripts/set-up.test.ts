import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');

/** The script and all that it imports of its folder, directly or not. */
function listImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, imported = ''] of read(name).matchAll(/from '\.\/([\w-]+\.mjs)'/g))
    listImports(imported, found);
  return found;
}

test('whatever the build runs is one of its inputs: a change of it builds the site anew', () => {
  const inputs = read('set-up.mjs').match(/const BUILD_INPUTS = \[(.*?)\];/s)?.[1] ?? '';
  const listed = [...inputs.matchAll(/'scripts\/([^']+)'/g)].map(([, name]) => name);
  const run = listImports('build.mjs');
  expect(run.size).toBeGreaterThan(8);
  expect([...run].filter((name) => !listed.includes(name))).toEqual([]);
});
