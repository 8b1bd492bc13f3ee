import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'build-steps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In a process of its own, because Jest reads no ES modules. */
const call = (module: string, name: string, of: string) => [
  '--input-type=module',
  '-e',
  `import { ${name} } from './scripts/build/${module}'; console.log(await ${name}(${JSON.stringify(of)}));`,
];

const KNOWN = {
  'static/chunks/a.js': '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([1,e=>{}]);',
  'static/chunks/b.js': '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([2,e=>{}]);',
  'server/chunks/a.js': 'module.exports=[1]',
  'server/chunks/b.js': 'module.exports=[1]',
  'server/app/index.html':
    '<head></head><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" async=""></script>',
};
/** The same, written in a way that no step knows. */
const UNKNOWN = {
  'static/chunks/a.mjs': 'export default [1]',
  'server/chunks/a.js': 'export default [1]',
  'server/chunks/b.js': 'export default [2]',
  'server/app/index.html': '<head></head><script type="module" src="/_next/static/chunks/a.mjs"></script>',
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
  ['mark-modules.mjs', 'markModulesOfScripts', '', '2'],
  ['merge-scripts.mjs', 'mergeScripts', '', '2 scripts in 1 files'],
  ['share-server-chunks.mjs', 'shareServerChunks', 'server', '1 server chunks that stood there twice'],
  ['compress-assets.mjs', 'compressAssets', 'static', '2'],
  ['scripts-after-paint.mjs', 'deferScriptsOfPages', 'server/app', '1'],
])(
  '%s counts what it has rewritten, and fails if it knows nothing of a build',
  (module, name, place, done) => {
    const known = join(writeBuild(`${name}-known`, KNOWN), place);
    expect(execFileSync(process.execPath, call(module, name, known), { encoding: 'utf8' }).trim()).toBe(done);
    const unknown = join(writeBuild(`${name}-unknown`, UNKNOWN), place);
    const { status, stderr } = spawnSync(process.execPath, call(module, name, unknown), { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('Upgrading Next');
  },
);
