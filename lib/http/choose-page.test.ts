import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { NextRequest } from 'next/server';
import { ROUTES } from '@/lib/config/routes';
import { config, middleware } from '@/middleware';
import { choosePage, choosePages, CHOSEN_HEADER } from './choose-page';

const DEVELOPER = 'developer.researcher.returning.chosen.analysis.11';

/** What the middleware says to the same request, in the words of `choosePage`. */
function askMiddleware(path: string, headers: Record<string, string>) {
  const response = middleware(
    new NextRequest(`${headers['x-forwarded-proto'] ?? 'http'}://localhost:3000${path}`, { headers }),
  );
  return {
    target: new URL(response.headers.get('x-middleware-rewrite') ?? '').pathname,
    variant: response.headers.get('x-variant'),
    status: response.status,
    cookies: response.headers.getSetCookie(),
    cacheControl: response.headers.get('cache-control'),
  };
}

const PLAIN_VISITS: Record<string, string>[] = [
  {},
  { cookie: `persona=${DEVELOPER}` },
  { cookie: `visitor=x; persona=${DEVELOPER}; theme=dark` },
  { cookie: `persona=${DEVELOPER}; consent=yes` },
  { cookie: `consent=seen; persona=${DEVELOPER}` },
  { cookie: `consent=maybe; persona=${DEVELOPER}` },
  { cookie: 'persona=sales-prospect.converter.new.campaign.default.11' },
  { cookie: 'persona=sales-prospect.converter.returning.chosen.chosen.00' },
  { cookie: 'persona=sales-prospect.converter.returning.chosen.chosen.01' },
  { cookie: 'persona=developer.explorer.new.default.10' },
  { cookie: 'persona=nobody.explorer.new.default.default.11' },
  { cookie: 'persona=' },
  { cookie: `persona=${DEVELOPER}`, 'sec-gpc': '1' },
  { cookie: `persona=${DEVELOPER}`, 'sec-gpc': '0' },
  { cookie: `persona=${DEVELOPER}; consent=yes`, 'sec-gpc': '1' },
  { cookie: `persona=${DEVELOPER}; consent=seen`, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'empty' },
  { cookie: `persona=${DEVELOPER}; consent=seen`, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
  { cookie: `persona=${DEVELOPER}; consent=seen`, 'x-forwarded-proto': 'https' },
];

afterEach(() => {
  delete process.env.CONSENT_MODE;
});

test.each(['notice', 'opt-in'])('under %s a plain visit gets what the middleware would give it', (mode) => {
  process.env.CONSENT_MODE = mode;
  for (const url of Object.values(ROUTES)) {
    for (const headers of PLAIN_VISITS) {
      const page = choosePage({ method: 'GET', url, headers });
      expect([url, headers, { ...page, status: 200, cacheControl: 'private, no-cache' }]).toEqual([
        url,
        headers,
        askMiddleware(url, headers),
      ]);
      expect(choosePage({ method: 'HEAD', url, headers })).toEqual(page);
    }
  }
});

test.each([
  ['POST', '/', {}],
  ['GET', '/?segment=developer', {}],
  ['GET', '/?', {}],
  ['GET', '/pricing/', {}],
  ['GET', '/nowhere', {}],
  ['GET', '/developer.researcher.returning', {}],
  ['GET', '/icon.svg', {}],
  ['GET', '/api/health', {}],
  ['GET', '/Pricing', {}],
  ['GET', '/', { rsc: '1' }],
  ['GET', '/', { 'x-persona': DEVELOPER }],
  ['GET', '/', { 'x-method-refused': '1' }],
  ['GET', '/', { cookie: 'consent=no' }],
  ['GET', '/', { cookie: `demo-view=x; persona=${DEVELOPER}` }],
  ['GET', '/', { cookie: 'demo-view' }],
  ['GET', '/', { cookie: `persona=${DEVELOPER}; persona=${DEVELOPER}` }],
  ['GET', '/', { cookie: `persona=%64${DEVELOPER.slice(1)}` }],
  ['GET', '/', { cookie: `persona="${DEVELOPER}"` }],
  ['GET', '/', { cookie: `a=1,persona=${DEVELOPER}` }],
  ['GET', '/', { cookie: 'consent=yes; consent=no' }],
])('%s %s with %j is left to the middleware', (method, url, headers) => {
  expect(choosePage({ method, url, headers })).toBeNull();
});

test('the middleware passes over what is chosen, and over nothing else', () => {
  expect(config.matcher).toHaveLength(1);
  expect(config.matcher).toMatchObject([{ missing: [{ type: 'header', key: CHOSEN_HEADER }] }]);
});

describe('on a server', () => {
  const server = createServer(({ url, headers }, response) => {
    response.end(`${url} ${headers[CHOSEN_HEADER] ?? 'by the middleware'}`);
  });
  let leaveToMiddleware = () => {};
  beforeAll(async () => {
    leaveToMiddleware = choosePages();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  // Other tests of this process have servers too.
  afterAll(() => {
    leaveToMiddleware();
    return new Promise((resolve) => server.close(resolve));
  });

  // Not by fetch, which says of every request that a script made it.
  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ reached: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      get({ host: '127.0.0.1', port, path, headers }, async (response) =>
        resolve({ reached: await text(response), headers: response.headers }),
      ).on('error', reject);
    });

  test('a plain visit reaches Next at its page, and no shared cache keeps the answer', async () => {
    const { reached, headers } = await ask('/pricing', { cookie: `persona=${DEVELOPER}` });
    expect(reached).toBe('/developer.researcher.returning/pricing 1');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['x-variant']).toBe('developer.researcher.returning');
    expect(headers['set-cookie']).toEqual([`persona=${DEVELOPER}; Path=/; Max-Age=34128000; SameSite=Lax`]);
    expect((await ask('/pricing')).headers['set-cookie']).toBeUndefined();
  });

  test.each(['/developer.researcher.returning', '/?segment=developer', '/nowhere'])(
    'nobody can say of %s that it was chosen',
    async (path) => {
      const { reached, headers } = await ask(path, { [CHOSEN_HEADER]: '1' });
      expect(reached).toBe(`${path} by the middleware`);
      expect(headers['x-variant']).toBeUndefined();
    },
  );
});
