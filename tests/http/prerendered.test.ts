import { sendRequest, type Answer } from '../support/http/send-request';

const PERSONA = 'developer.converter.returning';
const COOKIE = { cookie: `persona=${PERSONA}.chosen.chosen.11` };
const VARY =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, accept-encoding';

const send = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  sendRequest(process.env.TEST_SITE_URL ?? '', path, { headers });

test.each([
  ['a page', '/pricing', { rsc: '1' }],
  ['a page that the router fetches in advance', '/pricing?_rsc=1', { rsc: '1', 'next-router-prefetch': '1' }],
  ['a segment', '/pricing', { rsc: '1', 'next-router-segment-prefetch': '/_tree' }],
])('the payload of %s is the variant’s, and says so to the router', async (_, path, headers) => {
  const answer = await send(path, { ...COOKIE, ...headers, 'accept-encoding': 'br' });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/x-component',
    'content-encoding': 'br',
    'x-nextjs-rewritten-path': `/${PERSONA}/pricing`,
    'x-variant': PERSONA,
    'cache-control': 'private, no-cache, no-transform',
    vary: VARY,
  });
});

test('a page varies by what the router asks, and a soft navigation to a missing page gets its payload', async () => {
  expect((await send('/pricing')).headers.vary).toBe(VARY);
  const missing = await send('/nowhere', { ...COOKIE, rsc: '1' });
  expect([
    missing.status,
    missing.headers['content-type'],
    missing.headers['x-nextjs-rewritten-path'],
  ]).toEqual([404, 'text/x-component', `/${PERSONA}/not-found`]);
});

test.each([
  '/nowhere',
  '/none.png',
  '/images/none.svg',
  '/robots.txt/',
  '/share/a/b',
  '/API/health',
  '/_not-found',
  '/_global-error',
  '/404',
  '/not-found',
  '/%64eveloper.explorer.new',
  '/DEVELOPER.explorer.new',
  `/${PERSONA}/pricing`,
  `/${PERSONA}/pricing.rsc`,
  `/pricing.segments/_tree.segment.rsc`,
])('%s is missing: the visitor’s own page says so, with its policy, and no cache stores it', async (path) => {
  const { status, headers, body } = await send(path, { ...COOKIE, 'x-visit-decided': '1' });
  expect(status).toBe(404);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-variant': PERSONA,
    'cache-control': 'private, no-cache, no-transform',
    'content-security-policy': expect.stringMatching(
      /script-src 'strict-dynamic' 'self' (?:https:\S+ )*'sha256-/,
    ),
  });
  expect(body.toString()).toContain('Page Not Found');
});

test.each(['/_next/none', '/_next/image?url=%2Ficon.svg&w=64&q=75', '/_next/data/x/index.json'])(
  '%s, which the build does not have, is missing without a page',
  async (path) => {
    const { status, headers } = await send(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'private, no-cache, no-transform',
    ]);
  },
);
