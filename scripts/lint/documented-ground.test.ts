import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** What the server and the browser code once replaced in Node, Next, the browser and other packages. */
const PATCHES =
  /diagnostics_channel|\bresolveAlias\b|\bdestroySoon\b|\bflushHeaders\b|\.writeHead = |(?:window|globalThis)\.fetch = |\.prototype\.\w+ = /;

const sources = ['app', 'components', 'lib', 'server'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('generated'))
    .map((file) => join(folder, file)),
);
sources.push('next.config.mjs');

test('no source replaces a package, or a function of Node, Next or the browser', () => {
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
