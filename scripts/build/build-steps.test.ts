import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const folder = mkdtempSync(join(tmpdir(), 'build-steps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In a separate process, because Jest cannot load ES modules. */
const call = (module: string, name: string, of: string) => [
  '--input-type=module',
  '-e',
  `import { ${name} } from './scripts/build/${module}'; console.log(await ${name}(${JSON.stringify(of)}));`,
];

const KNOWN = {
  'static/chunks/a.js': '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([1,e=>{}]);',
  'static/chunks/b.js': '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([2,e=>{}]);',
  'server/app/index.html':
    '<head></head><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" async=""></script>',
  'server/app/index.meta': '{}',
};
/** A build output that no step recognizes. */
const UNKNOWN = {
  'static/chunks/a.mjs': 'export default [1]',
  'server/app/index.html': '<head></head><script type="module" src="/_next/static/chunks/a.mjs"></script>',
  'server/app/index.meta': '{}',
};

function writeBuild(name: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return join(folder, name);
}

test.each([
  ['static-assets.mjs', 'prepareAssets', 'static', '2'],
  ['pages.mjs', 'finishPages', 'server/app', '1'],
])(
  '%s counts the files that it rewrites, and fails on a build that it does not recognize',
  (module, name, place, done) => {
    const known = join(writeBuild(`${name}-known`, KNOWN), place);
    expect(execFileSync(process.execPath, call(module, name, known), { encoding: 'utf8' }).trim()).toBe(done);
    const unknown = join(writeBuild(`${name}-unknown`, UNKNOWN), place);
    const { status, stderr } = spawnSync(process.execPath, call(module, name, unknown), { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('Upgrading Next');
  },
);

test('every script begins with the compile hint, once, and is compressed with it', () => {
  const built = writeBuild('hint', KNOWN);
  const place = join(built, 'static');
  for (let run = 0; run < 2; run += 1)
    execFileSync(process.execPath, call('static-assets.mjs', 'prepareAssets', place));
  const script = readFileSync(join(place, 'chunks/a.js'), 'utf8');
  expect(script).toBe(`//# allFunctionsCalledOnLoad\n${KNOWN['static/chunks/a.js']}`);
  expect(gunzipSync(readFileSync(join(place, 'chunks/a.js.gz'))).toString()).toBe(script);
});
