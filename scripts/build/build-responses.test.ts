import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const projectDir = mkdtempSync(join(tmpdir(), 'build-responses-'));
afterAll(() => rmSync(projectDir, { recursive: true, force: true }));

const PAYLOAD_TYPE = 'text/x-component';
const LOADED = '<script src="/_next/static/chunks/a.js" async=""></script>';
const page = (head: string) => `<html><head>${head}</head><body>${'Words. '.repeat(99)}</body></html>`;

/** In the format of Next's adapter API. */
const prerender = (pathname: string, text: string, more: object = {}, headers: object = {}) => ({
  pathname,
  routeType: 'page',
  response: 'complete',
  compute: 'static',
  fallback: {
    filePath: write(`.next/${encodeURIComponent(pathname)}`, text),
    initialHeaders: {
      'content-type': 'text/html; charset=utf-8',
      vary: 'rsc',
      'x-next-cache-tags': 'a',
      ...headers,
    },
  },
  ...more,
});
const payload = (pathname: string, type = PAYLOAD_TYPE) =>
  prerender(
    pathname,
    '0:{}',
    { routeType: undefined, response: undefined, compute: undefined },
    { 'content-type': type },
  );

function write(name: string, text: string): string {
  const file = join(projectDir, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const SCRIPT = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([1,e=>{}]);'.repeat(9);
write('public/icons/icon.svg', '<svg/>');
const STATIC_FILES = [
  { pathname: '/_next/static/chunks/a.js', filePath: write('.next/static/chunks/a.js', SCRIPT) },
  { pathname: '/robots.txt', filePath: write('.next/robots.body', 'Allow: /') },
  { pathname: '/404', filePath: write('.next/404.html', page(LOADED)) },
];
const ROUTING = {
  rsc: { contentTypeHeader: PAYLOAD_TYPE, suffix: '.rsc' },
  beforeMiddleware: [
    { sourceRegex: '^/.*$', headers: { 'X-Frame-Options': 'SAMEORIGIN' } },
    { sourceRegex: '^/icons/icon\\.svg$', headers: { 'Cache-Control': 'public, max-age=86400' } },
    { sourceRegex: '^/old$', headers: { Location: '/new' }, status: 308 },
  ],
  dynamicRoutes: [{ source: '/api/user/[id]' }, { source: '/api/[...path]' }],
  onMatch: [{ sourceRegex: '/_next/static/chunks/.+', headers: { 'cache-control': 'public,immutable' } }],
};

const route = (pathname: string) => ({
  id: pathname,
  pathname,
  filePath: join(projectDir, `.next/server/app${pathname}/route.js`),
});
const APP_ROUTES = ['/api/[...path]', '/api/user/[id]', '/api/user/[id].rsc', '/api/chat', '/llms.txt'].map(
  route,
);

/** In a separate process, because Jest cannot load ES modules that use `import.meta`. */
function build(prerenders: object[]) {
  const code = `import { buildResponses } from './scripts/build/build-responses.mjs';
    const { pages, files, calls } = await buildResponses(${JSON.stringify({
      outputs: { prerenders, staticFiles: STATIC_FILES, appRoutes: APP_ROUTES },
      routing: ROUTING,
      projectDir,
    })}, { origin: 'http://localhost:3000', consentMode: 'notice' });
    const { decompress } = await import('./server/responses.mjs');
    const list = (responses) => Object.fromEntries([...responses].map(([path, response]) =>
      [path, { headers: response.headers, text: decompress(response).toString(), codings: Object.keys(response.bodies) }]));
    console.log(JSON.stringify({ pages: list(pages), files: list(files), calls }));`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
}

test('pages, payloads, routes, scripts and public files are finished, with their headers; the other routes are calls', () => {
  const built = [
    prerender('/a.b.new', page(LOADED)),
    payload('/a.b.new.rsc'),
    prerender(
      '/llms.txt',
      'Words',
      { routeType: 'route', parentOutputId: '/llms.txt' },
      { 'content-type': 'text/plain' },
    ),
    prerender('/_not-found', page('')),
    { pathname: '/arms/[experiment]', routeType: 'page' },
  ];
  const { pages, files, calls } = JSON.parse(build(built).stdout);
  expect(Object.keys(pages)).toEqual(['/a.b.new', '/a.b.new.rsc']);
  expect(pages['/a.b.new']).toEqual({
    text: expect.stringMatching(/<script>.*\["\/_next\/static\/chunks\/a\.js"\]\)<\/script><\/head>/),
    codings: ['br', 'gzip'],
    headers: {
      'x-frame-options': 'SAMEORIGIN',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(
        /script-src 'strict-dynamic' 'self' (?:https:\S+ )*'sha256-/,
      ),
      vary: 'rsc, accept-encoding',
      etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
    },
  });
  expect(calls).toEqual(
    ['/api/chat', '/api/user/[id]', '/api/[...path]'].map((pathname) => ({
      pathname,
      file: `.next/server/app${pathname}/route.js`,
    })),
  );
  expect(pages['/a.b.new.rsc'].headers).toMatchObject({ 'content-type': PAYLOAD_TYPE, vary: 'rsc' });
  expect(Object.keys(files).sort()).toEqual([
    '/_next/static/chunks/a.js',
    '/icons/icon.svg',
    '/llms.txt',
    '/robots.txt',
  ]);
  expect(files['/llms.txt'].headers).toMatchObject({
    'content-type': 'text/plain',
    'cache-control': 'public, max-age=0',
  });
  expect(files['/robots.txt'].headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(files['/icons/icon.svg'].headers).toMatchObject({
    'cache-control': 'public, max-age=86400',
    'content-type': 'image/svg+xml',
  });
});

test('scripts get the compile hint in the response, and Next’s file stays as it is for platforms that hash it', () => {
  const { files } = JSON.parse(build([prerender('/a.b.new', page(LOADED))]).stdout);
  expect(files['/_next/static/chunks/a.js']).toMatchObject({
    text: `//# allFunctionsCalledOnLoad\n${SCRIPT}`,
    headers: { 'cache-control': 'public,immutable', 'content-type': 'text/javascript; charset=utf-8' },
  });
  expect(readFileSync(join(projectDir, '.next/static/chunks/a.js'), 'utf8')).toBe(SCRIPT);
});

const SCRIPT_B = '<script type="module" src="/_next/static/chunks/b.js"></script>';

test.each([
  ['without scripts', '/a.b.new/about', prerender('/a.b.new/about', page(''))],
  ['with another script', '/a.b.new/pricing', prerender('/a.b.new/pricing', page(LOADED + SCRIPT_B))],
  ['with a style', '/a.b.new/cases', prerender('/a.b.new/cases', page(`${LOADED}<p style="top:0">`))],
  ['per request', '/a.b.new/api', prerender('/a.b.new/api', page(LOADED), { compute: 'resuming' })],
  ['of an unknown kind', '/a.b.new.json', payload('/a.b.new.json', 'application/json')],
])('an output %s fails the build and is named', (_, name, output) => {
  const { status, stderr } = build([prerender('/a.b.new', page(LOADED)), output]);
  expect(status).toBe(1);
  expect(stderr).toContain(name);
  expect(stderr).toContain('Upgrading Next');
});

test('a build without pages fails', () => {
  expect(build([]).stderr).toContain('names no page');
});

/** The settings of a phase, in a process of its own. */
function readAdapter(phase: string, env: Record<string, string> = {}): string {
  const code = `const { default: configure } = await import('./next.config.mjs'); console.log((await configure('${phase}')).adapterPath)`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, NEXT_ADAPTER_PATH: '', ...env },
    encoding: 'utf8',
  }).trim();
}

test('only a build has the adapter, and not where a platform brings its own', () => {
  expect(readAdapter('phase-production-build')).toMatch(/scripts.build.adapter\.mjs$/);
  expect(readAdapter('phase-production-build', { NEXT_ADAPTER_PATH: '/platform.mjs' })).toBe('undefined');
  for (const phase of ['phase-production-server', 'phase-development-server'])
    expect(readAdapter(phase)).toBe('undefined');
});
