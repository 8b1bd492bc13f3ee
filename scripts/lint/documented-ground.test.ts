import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** Undocumented patches of Node, Next, the browser and packages that this code once contained. */
const PATCHES =
  /diagnostics_channel|\bresolveAlias\b|\bdestroySoon\b|\bflushHeaders\b|\.writeHead = |(?:window|globalThis)\.fetch = |\.prototype\.\w+ = /;

const sources = ['app', 'components', 'lib', 'server'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('generated'))
    .map((file) => join(folder, file)),
);
sources.push('next.config.mjs');

test('no source patches a package, Node, Next or the browser', () => {
  expect(sources.length).toBeGreaterThan(400);
  expect(sources.filter((file) => PATCHES.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

test.each([
  'resolveAlias: {}',
  'window.fetch = send',
  "import 'node:diagnostics_channel'",
  'response.writeHead = head',
])('it finds %s', (text) => {
  expect(PATCHES.test(text)).toBe(true);
});
