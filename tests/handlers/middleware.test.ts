import { NextRequest } from 'next/server';
import { ROUTES } from '@/lib/config/routes';
import { campaigns } from '@/lib/content/campaigns';
import type { CampaignRow } from '@/lib/personalization/campaign';
import { middleware } from '@/middleware';

const NEW_VISITOR = 'innovation-leader.explorer.new';
const DEVELOPER = 'developer.explorer.new.chosen.default.11';

function ask(path: string, headers: Record<string, string> = {}, origin = 'http://localhost:3000') {
  const response = middleware(new NextRequest(`${origin}${path}`, { headers }));
  const target = new URL(response.headers.get('x-middleware-rewrite') ?? '').pathname;
  return { status: response.status, target, cookies: response.headers.getSetCookie(), response };
}

afterEach(() => {
  delete process.env.CONSENT_MODE;
  delete process.env.SITE_URL;
});

test.each(Object.values(ROUTES))('%s is drawn for its visitor, and no shared cache keeps it', (path) => {
  const { status, target, response } = ask(path, { cookie: `persona=${DEVELOPER}` });
  expect(status).toBe(200);
  expect(target).toBe(`/developer.explorer.new${path === '/' ? '' : path}`);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
});

test.each([
  `/${NEW_VISITOR}`,
  `/${NEW_VISITOR}/pricing`,
  `/${NEW_VISITOR}/landing/free-trial`,
  '/landing/free-trial',
  '/not-found',
  '/nothing.here',
])('the internal address %s is a page that is not there', (path) => {
  const { status, target, response } = ask(path);
  expect([status, target]).toEqual([404, `/${NEW_VISITOR}/not-found`]);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
});

test('what an address names goes on to the next pages, where the visitor lets it', () => {
  const address = '/?segment=developer';
  expect(ask(address).cookies.join()).toMatch(
    /^persona=developer\.explorer\.new\.chosen\.default\.11; Path=\/; Expires=.+; SameSite=lax$/,
  );
  expect(ask(address, { 'sec-gpc': '1' }).cookies).toEqual([]);
  expect(ask(address, { cookie: 'consent=no' }).cookies).toEqual([]);
  expect(ask(`${address}&view=compare`).cookies).toEqual([]);
  process.env.CONSENT_MODE = 'opt-in';
  expect(ask(address).cookies).toEqual([]);
  expect(ask(address, { cookie: 'consent=yes' }).cookies).toHaveLength(1);
});

test.each([
  ['https://www.example.com', 'http://www.example.com', true],
  ['HTTPS://www.example.com', 'http://localhost:3000', true],
  ['http://www.example.com', 'https://www.example.com', true],
  ['', 'https://www.example.com', true],
  ['http://www.example.com', 'http://www.example.com', false],
  ['', 'http://localhost:3000', false],
])('of the site %p, asked as %s, the cookies are secure: %p', (site, origin, isSecure) => {
  process.env.SITE_URL = site;
  for (const path of ['/?segment=developer', '/?demo=1']) {
    const { cookies } = ask(path, {}, origin);
    expect(cookies.map((cookie) => /; Secure(?:;|$)/i.test(cookie))).toEqual([isSecure]);
  }
});

test('a cookie that may not be kept is not read either', () => {
  const cookie = `persona=${DEVELOPER}`;
  expect(ask('/', { cookie, 'sec-gpc': '1' }).target).toBe(`/${NEW_VISITOR}`);
  expect(ask('/', { cookie: `${cookie}; consent=no` }).target).toBe(`/${NEW_VISITOR}`);
});

test.each(['visitor', '__Host-visitor'])('after a no the cookie %s goes with the next page', (name) => {
  const [forgotten, ...others] = ask('/', { cookie: `${name}=x; consent=no` }).cookies;
  expect(forgotten).toMatch(new RegExp(`^${name}=; Path=/; .*Max-Age=0; .*HttpOnly`, 'i'));
  expect(others).toEqual([]);
});

test('only a campaign of the list opens a page of its own', () => {
  for (const row of campaigns) {
    const { utm_campaign, utm_content = '', utm_term = '' }: CampaignRow = row;
    const address = `/?${new URLSearchParams({ utm_campaign, utm_content, utm_term })}`;
    expect(ask(address).target).toContain(`${row.segment}.${row.cluster}.new/landing/`);
  }
  for (const name of ['unknown', '../pricing', '<script>', 'free-trial']) {
    expect(ask(`/?utm_campaign=${encodeURIComponent(name)}`).target).toBe(`/${NEW_VISITOR}`);
  }
});

test('the demo view leaves the visitor’s own cookies alone', () => {
  const cookie = `persona=${DEVELOPER}; visitor=x`;
  const begun = ask('/?demo=1&segment=sales-prospect', { cookie });
  expect(begun.target).toBe('/sales-prospect.explorer.new');
  expect(begun.cookies).toEqual([expect.stringMatching(/^demo-view=sales-prospect\./)]);
  expect(begun.cookies.join()).not.toMatch(/Max-Age|Expires/i);
});
