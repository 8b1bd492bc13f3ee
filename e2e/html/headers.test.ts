import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listCalls } from '@/lib/calls/calls';
import { ROUTES } from '@/lib/config/routes';
import { EVERY_ANSWER, EXPECTED_ANSWERS, NO_ANSWER, PAGE_POLICY } from '../support/expected-headers';
import { judgePolicy, readDirectives } from '../support/judge-policy';
import { sendRequest, type Answer } from '../support/send-request';

const VISITORS = {
  'an unknown visitor': {},
  'a returning developer': { cookie: 'persona=developer.converter.returning.chosen.11' },
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
function expectCommon({ headers }: Answer, own: Record<string, string> = {}): void {
  expect(headers).toMatchObject({ ...EVERY_ANSWER, ...own });
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

test('a body that is too large is refused with all headers', async () => {
  const answer = await send('/api/feedback', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: 1, text: 'x'.repeat(20_000) }),
  });
  expect(answer.status).toBe(413);
  expectCommon(answer);
});

test.each([
  ['<script>', 'gzip, deflate, br, zstd', 'br'],
  ['<script>', 'gzip', 'gzip'],
  ['<style>', 'br;q=0.5', 'br'],
  ['<style>', 'gzip, br;q=0', 'gzip'],
  ['<style>', 'gzip;q=1.0, br;q=0.000', 'gzip'],
])('a %s for "%s" is compressed with %s, and decompresses to the same content', async (name, accept, how) => {
  const path = await findAsset(name);
  const plain = await send(path, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const { headers, body } = await send(path, { headers: { 'accept-encoding': accept } });
  expect(headers).toMatchObject({
    'content-encoding': how,
    'content-type': plain.headers['content-type'],
  });
  const text = how === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
  expect(text.equals(plain.body)).toBe(true);
});

test('an idle connection stays open longer than proxies keep it', async () => {
  const answer = await send('/', { headers: { connection: 'keep-alive' } });
  expect(answer.headers['keep-alive']).toBe('timeout=620');
});
