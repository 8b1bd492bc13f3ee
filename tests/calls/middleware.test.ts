import { NextRequest } from 'next/server';
import { middleware } from '@/middleware';

const DEVELOPER = 'developer.explorer.new.chosen.default.11';

function ask(path: string, headers: Record<string, string> = {}, origin = 'http://localhost:3000') {
  const response = middleware(new NextRequest(`${origin}${path}`, { headers }));
  const target = new URL(response.headers.get('x-middleware-rewrite') ?? '').pathname;
  return { target, cookies: response.headers.getSetCookie() };
}

afterEach(() => {
  delete process.env.CONSENT_MODE;
  delete process.env.SITE_URL;
});

test('a persona in the URL is kept for later pages if the visitor allows it', () => {
  const address = '/?segment=developer';
  expect(ask(address).cookies.join()).toMatch(
    /^persona=developer\.explorer\.new\.chosen\.default\.11; Path=\/; Max-Age=34128000; SameSite=Lax$/,
  );
  expect(ask(address, { 'sec-gpc': '1' }).cookies).toEqual([]);
  expect(ask(address, { cookie: 'consent=no' }).cookies.join()).not.toContain('persona');
  expect(ask(`${address}&view=compare`).cookies).toEqual([]);
  process.env.CONSENT_MODE = 'opt-in';
  expect(ask(address).cookies).toEqual([]);
  expect(ask(address, { cookie: 'consent=yes' }).cookies.join()).toContain('persona=developer.');
});

test.each([
  ['https://www.example.com', 'http://www.example.com', true],
  ['HTTPS://www.example.com', 'http://localhost:3000', true],
  ['http://www.example.com', 'https://www.example.com', true],
  ['', 'https://www.example.com', true],
  ['http://www.example.com', 'http://www.example.com', false],
  ['', 'http://localhost:3000', false],
])('for the site %p, requested as %s, the cookies are Secure: %p', (site, origin, isSecure) => {
  process.env.SITE_URL = site;
  for (const path of ['/?segment=developer', '/?demo=1']) {
    const { cookies } = ask(path, {}, origin);
    expect(cookies.map((cookie) => /; Secure(?:;|$)/i.test(cookie))).toEqual([isSecure]);
  }
});

test.each(['visitor', '__Host-visitor'])('after an opt-out the next page deletes the cookie %s', (name) => {
  const [forgotten, ...others] = ask('/', { cookie: `${name}=x; consent=no` }).cookies;
  expect(forgotten).toMatch(new RegExp(`^${name}=; Path=/; .*Max-Age=0; .*HttpOnly`, 'i'));
  expect(others).toEqual([expect.stringMatching(/^consent=no; Path=\/; Max-Age=34128000;/)]);
});

test('navigations renew the stored choices; requests of scripts do not', () => {
  const stored = (cookie: string, headers = {}) =>
    ask('/pricing', { cookie, ...headers }).cookies.map((text) => text.split(';')[0]);
  const persona = `persona=${DEVELOPER}`;
  expect(stored(`${persona}; consent=seen; visitor=x`)).toEqual(['consent=seen', persona]);
  expect(stored(`${persona}; consent=no`)).toEqual(['consent=no']);
  expect(stored(`${persona}; consent=yes`, { 'sec-gpc': '1' })).toEqual(['consent=yes']);
  expect(stored('persona=made-up; consent=maybe')).toEqual([]);
  expect(
    stored(`${persona}; consent=yes`, { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'empty' }),
  ).toHaveLength(2);
  expect(stored(`${persona}; consent=yes`, { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' })).toEqual(
    [],
  );
  process.env.CONSENT_MODE = 'opt-in';
  expect(stored(persona)).toEqual([]);
});

test('comparisons and demos store no choices', () => {
  const cookie = `persona=${DEVELOPER}; consent=seen`;
  expect(ask('/?view=compare', { cookie }).cookies).toEqual([]);
  expect(ask('/?demo=1', { cookie }).cookies.join()).not.toMatch(/persona=|consent=/);
});

test('persona, demo and view parameters are case-insensitive', () => {
  expect(ask('/?utm_source=x&amp;SEGMENT=Developer').target).toBe('/developer.explorer.new');
  expect(ask('/?a=1?DEMO=1&Segment=developer').cookies.join()).toMatch(/^demo-view=developer\./);
  expect(ask('/?segment=developer&amp;VIEW=compare').cookies).toEqual([]);
});

test('the demo view does not touch the visitor’s own cookies', () => {
  const cookie = `persona=${DEVELOPER}; visitor=x`;
  const begun = ask('/?demo=1&segment=sales-prospect', { cookie });
  expect(begun.target).toBe('/sales-prospect.explorer.new');
  expect(begun.cookies).toEqual([expect.stringMatching(/^demo-view=sales-prospect\./)]);
  expect(begun.cookies.join()).not.toMatch(/Max-Age|Expires/i);
});
