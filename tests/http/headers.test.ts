import { CspEvaluator } from 'csp_evaluator';
import { Version } from 'csp_evaluator/dist/csp.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { listCalls } from '@/lib/calls/calls';
import { ROUTES } from '@/lib/config/routes';
import { THIRD_PARTIES, type ThirdParty } from '@/lib/config/third-parties.mjs';
import { sendRequest, type Answer } from '../support/http/send-request';
/** Required on every response. */
const EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
  'strict-transport-security': 'max-age=63072000',
};

/** Forbidden on every response: the framework's name, CORS permission and internal headers. */
const NO_ANSWER = [
  'x-powered-by',
  'server',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'x-answer-length',
];

const NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const hosts = (isUsed: (party: ThirdParty) => boolean | undefined) =>
  THIRD_PARTIES.filter(isUsed).map(({ origin }) => origin);

/** Every directive of a page's policy, without the hashes of its inline scripts. */
const PAGE_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'strict-dynamic'", "'self'", ...hosts(({ scripts }) => scripts && scripts.length > 0)],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', ...hosts(({ showsImages }) => showsImages)],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...hosts(({ connects }) => connects)],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-src': ["'self'"],
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'nextjs', 'nextjs#bundler'],
};

const IMMUTABLE = 'public,max-age=31536000,immutable';
const FRESH = 'public, max-age=0';
const CALL = { 'content-security-policy': NOTHING, 'cache-control': 'no-store' };

type Expected = {
  method?: string;
  path: string;
  status: number;
  headers: Record<string, string>;
};

const file = (path: string, type: string, cache = FRESH): Expected => ({
  path,
  status: 200,
  headers: { 'content-security-policy': NOTHING, 'content-type': type, 'cache-control': cache },
});
const embedded = ({ headers, ...expected }: Expected): Expected => ({
  ...expected,
  headers: { ...headers, 'cross-origin-resource-policy': 'cross-origin' },
});
/** Images have no policy of their own; `nosniff` keeps browsers from interpreting them as anything else. */
const picture = (path: string, type: string): Expected =>
  embedded({ path, status: 200, headers: { 'content-type': type, 'cache-control': FRESH } });
const call = (method: string, path: string, status: number, headers = {}): Expected => ({
  method,
  path,
  status,
  headers: { ...CALL, ...headers },
});
const refusal = (method: string, path: string): Expected => ({
  method,
  path,
  status: 405,
  headers: { allow: 'GET, HEAD', 'cache-control': 'no-store' },
});
const redirect = (path: string, location: string): Expected => ({
  path,
  status: 308,
  headers: { location },
});
const problem = { 'content-type': 'application/problem+json' };

/** One row per kind of response except pages, with the headers it adds to `EVERY_ANSWER`. */
const EXPECTED_ANSWERS: readonly Expected[] = [
  embedded(file('/icon.svg', 'image/svg+xml', 'public, max-age=86400')),
  picture('/icon-192.png', 'image/png'),
  picture('/favicon.ico', 'image/x-icon'),
  picture('/images/share/home.png', 'image/png'),
  embedded(file('/images/subjects/weak-signals.svg', 'image/svg+xml')),
  file('/robots.txt', 'text/plain; charset=utf-8'),
  file('/sitemap.xml', 'text/xml; charset=utf-8'),
  file('/llms.txt', 'text/plain; charset=utf-8'),
  file('/.well-known/security.txt', 'text/plain; charset=utf-8'),
  file('/manifest.webmanifest', 'application/manifest+json'),
  file('<script>', 'text/javascript; charset=utf-8', IMMUTABLE),
  file('<style>', 'text/css; charset=utf-8', IMMUTABLE),
  file('<font>', 'font/woff2', IMMUTABLE),
  {
    path: '/_next/static/none.js',
    status: 404,
    headers: {
      'content-security-policy': NOTHING,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-cache, no-transform',
    },
  },
  {
    path: '/sw.js',
    status: 200,
    headers: {
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    },
  },
  {
    path: '/compare-frame.html',
    status: 200,
    headers: {
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'none'; frame-ancestors 'self'; base-uri 'none'",
    },
  },
  redirect('/content', '/content-hub'),
  redirect('/Pricing.html/?a=1&amp;b=2?c=3', '/pricing?a=1&b=2&c=3'),
  redirect('/pricing/', '/pricing'),
  redirect('//evil.example', '/evil.example'),
  call('GET', '/share/x', 303, { location: '/?demo=invalid' }),
  call('GET', '/api/none', 404, problem),
  call('GET', '/api/user/x', 400, problem),
  call('DELETE', '/api/user/1', 405, { ...problem, allow: 'GET, HEAD, OPTIONS' }),
  call('OPTIONS', '/api/chat', 204, { allow: 'POST, OPTIONS' }),
  call('POST', '/api/feedback', 415, problem),
  call('POST', '/share/x', 405, problem),
  refusal('POST', '/'),
  refusal('OPTIONS', '/pricing'),
  refusal('PUT', '/nowhere'),
  refusal('DELETE', '/icon.svg'),
  refusal('TRACE', '/'),
  refusal('TRACE', '/api/health'),
  refusal('PROPFIND', '/api/health'),
];

/** A policy's values by directive, without the hashes of inline scripts. */
function readDirectives(policy: string): Record<string, string[]> {
  const { directives } = new CspParser(policy).csp;
  return Object.fromEntries(
    Object.entries(directives).map(([name, values = []]) => [
      name,
      values.filter((value) => !value.startsWith("'sha256-")),
    ]),
  );
}

/** Findings of Google's CSP evaluator, as `severity directive value`. */
function judgePolicy(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp, Version.CSP3)
    .evaluate()
    .map(({ severity, directive, value }) => [Severity[severity], directive, value].join(' ').trim());
}

const VISITORS = {
  'an unknown visitor': {},
  'a returning developer': { cookie: 'persona=developer.converter.returning.chosen.chosen.11' },
  'privacy control, no compression': { 'sec-gpc': '1', 'accept-encoding': 'identity' },
};
const PATHS = [
  ...Object.values(ROUTES),
  '/nowhere',
  '/none.png',
  '/?utm_campaign=none',
  '/?segment=developer',
];

const send = (path: string, options?: Parameters<typeof sendRequest>[2]) =>
  sendRequest(process.env.TEST_SITE_URL ?? '', path, options);

// A duplicate header would be joined with a comma.
function expectCommon({ headers }: Answer, extra: Record<string, string> = {}): void {
  expect(headers).toMatchObject({ ...EVERY_ANSWER, ...extra });
  expect(NO_ANSWER.filter((name) => name in headers)).toEqual([]);
}

describe.each(Object.entries(VISITORS))('%s', (_, headers) => {
  test.each(PATHS)('%s is private and has its security headers', async (path) => {
    const answer = await send(path, { headers });
    expectCommon(answer);
    expect(answer.status).toBe(/^\/no/.test(path) ? 404 : 200);
    expect(answer.headers).toMatchObject({
      'cache-control': expect.stringMatching(/^private, no-cache/),
      'content-type': 'text/html; charset=utf-8',
    });
    const policy = String(answer.headers['content-security-policy']);
    expect(readDirectives(policy)).toEqual(PAGE_POLICY);
    expect(judgePolicy(policy).filter((finding) => !finding.startsWith('NONE '))).toEqual([]);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });
});

const ASSETS: Record<string, RegExp> = {
  '<script>': /"(\/_next\/static\/[^"]+\.js)"/,
  '<style>': /"(\/_next\/static\/[^"]+\.css)"/,
  '<font>': /"(\/_next\/static\/[^"]+\.woff2)"/,
};
async function findAsset(name: string): Promise<string> {
  const pattern = ASSETS[name];
  return pattern ? (String((await send('/')).body).match(pattern)?.[1] ?? 'none') : name;
}

test.each(EXPECTED_ANSWERS.map(({ method = 'GET', ...answer }) => ({ method, ...answer })))(
  '$method $path has the security headers and its own: $status',
  async ({ method, path, status, headers }) => {
    const answer = await send(await findAsset(path), { method, headers: { 'accept-encoding': 'br' } });
    expectCommon(answer, headers);
    expect(answer.status).toBe(status);
    const policy = answer.headers['content-security-policy'];
    if (policy !== undefined) expect(judgePolicy(String(policy))).toEqual([]);
  },
);

test.each([
  [400, '/', ['Host', 'a.example', 'Host', 'b.example']],
  [400, '/api/health', ['Host', 'user@a.example']],
  [400, '/', []],
  [417, '/', ['Host', 'a.example', 'Expect', 'x']],
  [414, `/?${'a'.repeat(60_000)}`, ['Host', 'a.example']],
])('a request that cannot be read gets %i with the security headers', async (status, path, headers) => {
  const answer = await send(path, { headers });
  expect(answer.status).toBe(status);
  expectCommon(answer);
});

test('a payload that the router does not ask for is a 404 that caches keep apart', async () => {
  const headers = { rsc: '1', 'next-router-segment-prefetch': '/none' };
  const answer = await send('/', { headers });
  expect(answer.status).toBe(404);
  expect((await send('/', { headers: { rsc: '1' } })).headers.vary).toContain(answer.headers.vary);
});

const CALLS = listCalls().flatMap(({ method, path, request }) =>
  ['same-origin', 'cross-site'].map((site) => ({ method, path, site, example: request?.example })),
);

test.each(CALLS)('$method $path has them, $site', async ({ method, path, site, example }) => {
  const answer = await send(path.replace(/\{\w+\}/, '42'), {
    method,
    headers: {
      'sec-fetch-site': site,
      'accept-encoding': 'br',
      ...(example && { 'content-type': 'application/json' }),
    },
    ...(example && { body: JSON.stringify(example) }),
  });
  expectCommon(answer);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'content-type': expect.stringMatching(/^(?:application\/(?:problem\+)?json|text\/event-stream)/),
  });
  if (site === 'cross-site' && method !== 'GET') expect(answer.status).toBe(403);
  else expect(answer.status).toBeLessThan(400);
});

test('an idle connection stays open longer than proxies keep it', async () => {
  const answer = await send('/', { headers: { connection: 'keep-alive' } });
  expect(answer.headers['keep-alive']).toBe('timeout=620');
});
