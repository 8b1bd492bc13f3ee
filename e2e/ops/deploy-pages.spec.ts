import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { runFront } from '../../deploy/nginx/run.mjs';
import { findNginx } from '../../scripts/programs/programs.mjs';
import { ROUTES } from '../../lib/config/routes';
import { formatPersonaCookie, type PersonaCookie } from '../../lib/personalization/persona-cookie';
import { PERSONAS } from '../../lib/personalization/persona';
import { sendRequest as sendPlainRequest, type Answer } from '../support/send-request';
import { expect, test } from '../support/site';

const PORT = 4330;
const CHOSEN: Omit<PersonaCookie, 'segment' | 'cluster' | 'visitor'> = {
  segmentSource: 'chosen',
  clusterSource: 'analysis',
  contentPersonalization: true,
  navigationAdaptation: true,
};
const DEVELOPER = 'persona=developer.converter.returning.chosen.chosen.11';
const SALES = 'persona=sales-prospect.explorer.new.chosen.chosen.11';

/** Asks as a script would: nginx does not cache navigations, which renew the visitor's cookies. */
const ask: typeof sendPlainRequest = (url, path, { headers, ...options } = {}) =>
  sendPlainRequest(url, path, { ...options, headers: { 'sec-fetch-dest': 'empty', ...headers } });

test.describe.configure({ mode: 'serial' });
test.skip(findNginx() === null, 'nginx is not installed and this account cannot install it');

let front: Awaited<ReturnType<typeof runFront>>;
let site = '';

test.beforeAll(async ({ baseURL }) => {
  site = baseURL ?? '';
  front = await runFront({ port: PORT, instances: [`127.0.0.1:${new URL(site).port}`] });
});
test.afterAll(async () => {
  expect(await front.readErrors()).toBe('');
  await front.stop();
});

/** The parts of a response that a visitor or a shared cache acts on. */
const readable = ({ status, headers, body }: Answer) => ({
  status,
  variant: headers['x-variant'],
  // Expires depends on the clock; Max-Age remains.
  cookies: headers['set-cookie']?.map((cookie) => cookie.replace(/ Expires=[^;]*;/, '')),
  caching: headers['cache-control'],
  policy: headers['content-security-policy'],
  type: headers['content-type'],
  page: createHash('sha256').update(body).digest('hex'),
});

test('every persona gets its own page, first from an instance, then from the cache', async () => {
  for (const persona of PERSONAS) {
    const cookie = `theme=dark; persona=${formatPersonaCookie({ ...persona, ...CHOSEN })}; consent=seen`;
    const direct = await ask(site, '/', { headers: { cookie } });
    const first = await ask(front.url, '/', { headers: { cookie } });
    const second = await ask(front.url, '/', { headers: { cookie, 'x-forwarded-host': 'evil.example' } });
    expect([first.headers['x-cache'], second.headers['x-cache']], cookie).toEqual(['MISS', 'HIT']);
    expect(readable(first)).toEqual(readable(direct));
    expect(readable(second)).toEqual(readable(direct));
    expect(direct.headers['cache-control']).toBe('private, no-cache');
    expect(direct.headers['x-variant']).toBe(`${persona.segment}.${persona.cluster}.${persona.visitor}`);
  }
});

/** Requests that middleware.ts or Next interprets in a special way; none may be cached. */
const UNKEPT: [name: string, path: string, headers: Record<string, string>][] = [
  ['a persona twice', '/', { cookie: `${DEVELOPER}; ${SALES}` }],
  ['a persona twice, one of them empty', '/', { cookie: `${DEVELOPER}; persona` }],
  ['an invalid persona', '/', { cookie: 'persona=developer.converter.sometimes.chosen.chosen.11' }],
  ['an encoded persona', '/', { cookie: DEVELOPER.replace('.', '%2E') }],
  ['a persona in capitals', '/', { cookie: DEVELOPER.replace('developer', 'Developer') }],
  ['a persona with a suffix', '/', { cookie: `${DEVELOPER}x` }],
  ['consent twice', '/', { cookie: `${DEVELOPER}; consent=no; consent=yes` }],
  ['an unknown consent', '/', { cookie: `${DEVELOPER}; consent=maybe` }],
  ['a refusal and a visitor cookie', '/', { cookie: `${DEVELOPER}; visitor=x; consent=no` }],
  ['a refusal before a visitor cookie', '/', { cookie: `consent=no; ${DEVELOPER}; __Host-visitor=x` }],
  ['a demo view', '/', { cookie: `demo-view=${SALES.slice(8)}~1~~; ${DEVELOPER}` }],
  ['an invalid demo view', '/', { cookie: `demo-view=x; ${DEVELOPER}` }],
  ['the start of a demo view', '/?demo=1', {}],
  ['an address that names a segment', '/?segment=developer', {}],
  ['an ad', '/?utm_campaign=developer-newsletter', {}],
  ['a page of /compare', '/?view=compare', { cookie: DEVELOPER }],
  ['an empty query', '/?', { cookie: DEVELOPER }],
  ['a choice without consent', '/', { cookie: `session-${SALES}; consent=no` }],
  ['a router request', '/', { rsc: '1', cookie: DEVELOPER }],
  ['an odd privacy signal', '/', { 'sec-gpc': '1, 1', cookie: DEVELOPER }],
  ['another spelling of a page', '/Pricing', { cookie: DEVELOPER }],
  ['a percent-encoded page', '/%70ricing', { cookie: DEVELOPER }],
  ['a page that does not exist', '/pricing/x', { cookie: DEVELOPER }],
  ['an internal path', '/developer.converter.new', {}],
];

test('every page is the same through nginx, cached or not', async () => {
  for (const path of Object.values(ROUTES)) {
    for (const [address, headers] of [
      [path, { cookie: DEVELOPER }],
      [`${path}?segment=sales-prospect`, {}],
    ] as const) {
      const direct = await ask(site, address, { headers });
      expect(direct.status).toBe(200);
      expect([address, readable(await ask(front.url, address, { headers }))]).toEqual([
        address,
        readable(direct),
      ]);
    }
  }
});

test('a navigation with stored choices renews its cookies through nginx as without it', async () => {
  const headers = { cookie: `${DEVELOPER}; consent=seen`, 'sec-fetch-mode': 'navigate' };
  for (const round of [1, 2]) {
    const answer = await ask(front.url, '/pricing', { headers });
    expect(answer.headers['x-cache'], `round ${round}`).toBeUndefined();
    expect(answer.headers['set-cookie']).toHaveLength(2);
    expect(readable(answer)).toEqual(readable(await ask(site, '/pricing', { headers })));
  }
});

test('a non-canonical request gets the same response as without nginx, is not cached, and changes no other page', async () => {
  const plain = readable(await ask(site, '/'));
  for (const [name, path, headers] of UNKEPT) {
    const direct = readable(await ask(site, path, { headers }));
    for (const round of [1, 2]) {
      const answer = await ask(front.url, path, { headers });
      expect(answer.headers['x-cache'], `${name}, round ${round}`).toBeUndefined();
      expect(readable(answer), name).toEqual(direct);
    }
    expect(readable(await ask(front.url, '/')), `after ${name}`).toEqual(plain);
  }
});

test('consent, a refusal without a visitor cookie, and a privacy signal are cached separately', async () => {
  const kinds = [
    { cookie: `${DEVELOPER}; consent=yes` },
    { cookie: `${DEVELOPER}; consent=no` },
    { cookie: `consent=no;${DEVELOPER}` },
    { cookie: DEVELOPER, 'sec-gpc': '1' },
    { cookie: `xpersona=y; ${DEVELOPER}` },
    { cookie: DEVELOPER.replace('chosen.chosen', 'chosen') },
    { cookie: DEVELOPER.replace('11', '00') },
  ];
  for (const headers of [...kinds, ...kinds]) {
    const [direct, kept] = [
      await ask(site, '/pricing', { headers }),
      await ask(front.url, '/pricing', { headers }),
    ];
    expect(['MISS', 'HIT'], headers.cookie).toContain(kept.headers['x-cache']);
    expect(readable(kept)).toEqual(readable(direct));
  }
});

test('a cached page is compressed once for gzip clients, and supports HEAD and If-None-Match', async () => {
  const plain = await ask(front.url, '/about');
  for (const accepted of ['gzip', 'GZIP', 'br, gzip;q=0.8', 'gzip']) {
    const packed = await ask(front.url, '/about', { headers: { 'accept-encoding': accepted } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
  }
  for (const accepted of ['br', 'gzip;q=0', 'identity']) {
    const unpacked = await ask(front.url, '/about', { headers: { 'accept-encoding': accepted } });
    expect(unpacked.headers['content-encoding']).toBeUndefined();
    expect(unpacked.body.equals(plain.body)).toBe(true);
  }
  const head = await ask(front.url, '/about', { method: 'HEAD' });
  expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, plain.headers.etag]);
  const known = await ask(front.url, '/about', { headers: { 'if-none-match': plain.headers.etag ?? '' } });
  expect([known.status, known.headers['cache-control']]).toEqual([304, 'private, no-cache']);
});

test('the last chunk of a cached page is sent without delay', async () => {
  const times: number[] = [];
  for (let turn = 0; turn < 15; turn += 1) {
    const from = performance.now();
    // fetch reuses one connection; the delay occurs once the client delays its ACKs.
    await (await fetch(`${front.url}/about`, { headers: { 'accept-encoding': 'gzip' } })).arrayBuffer();
    times.push(performance.now() - from);
  }
  expect([...times].sort((one, other) => one - other)[7]).toBeLessThan(25);
});
