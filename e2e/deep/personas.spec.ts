import { homeCopy } from '@/lib/content/home';
import { ROUTES } from '@/lib/config/routes';
import { DEFAULT_PERSONA, formatPersonaSlug, PERSONAS, type Persona } from '@/lib/personalization/persona';
import { formatPersonaCookie } from '@/lib/personalization/persona-cookie';
import type { APIRequestContext } from 'playwright/test';
import { expect, test } from '../support/site';

const query = ({ segment, cluster, visitor }: Persona) =>
  `segment=${segment}&cluster=${cluster}&visitor=${visitor}`;
const cookieOf = (persona: Persona, contentPersonalization = true) => {
  const value = formatPersonaCookie({
    ...persona,
    segmentSource: 'chosen',
    clusterSource: 'chosen',
    contentPersonalization,
    navigationAdaptation: true,
  });
  return { cookie: `persona=${value}` };
};

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

/** The HTML of a page without its scripts. */
async function fetchMarkup(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const html = await (await request.get(path, { headers })).text();
  return html.replace(/<script[\s\S]*?<\/script>/g, '');
}

for (const persona of PERSONAS) {
  const slug = formatPersonaSlug(persona);
  const { headline, lede } = homeCopy.hero.copy[persona.segment][persona.cluster];
  const visitorLine = homeCopy.hero.visitor[persona.visitor][persona.segment];

  test(`${slug}: the HTML of / has its copy, by URL and by cookie`, async ({ request }) => {
    const pages = [
      await fetchMarkup(request, `/?${query(persona)}`),
      await fetchMarkup(request, '/', cookieOf(persona)),
    ];
    for (const page of pages) {
      expect(page).toContain(escape(headline));
      expect(page).toContain(escape(lede));
      expect(page).toContain(escape(visitorLine));
    }
  });

  test(`${slug}: every page is served prerendered`, async ({ request }) => {
    for (const path of Object.values(ROUTES)) {
      const response = await request.get(path, { headers: cookieOf(persona) });
      expect([path, response.status(), response.headers()['x-nextjs-cache']]).toEqual([path, 200, 'HIT']);
    }
  });
}

test("only one persona's copy is sent", async ({ request }) => {
  const html = await (await request.get('/', { headers: cookieOf(DEFAULT_PERSONA) })).text();
  for (const { segment, cluster } of PERSONAS) {
    const isShown = segment === DEFAULT_PERSONA.segment && cluster === DEFAULT_PERSONA.cluster;
    expect(html.includes(escape(homeCopy.hero.copy[segment][cluster].headline))).toBe(isShown);
  }
});

test('the URL overrides the cookie, field by field', async ({ request }) => {
  const remembered: Persona = { segment: 'developer', cluster: 'researcher', visitor: 'returning' };
  const page = await fetchMarkup(request, '/?segment=sales-prospect', cookieOf(remembered));
  expect(page).toContain(escape(homeCopy.hero.copy['sales-prospect'].researcher.headline));
  expect(page).toContain(escape(homeCopy.hero.visitor.returning['sales-prospect']));
});

test.describe('the default variant, byte for byte', () => {
  const cases: [string, string, Record<string, string>][] = [
    [
      'a crawler',
      '/',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['curl', '/', { 'user-agent': 'curl/8.0', accept: '*/*' }],
    ['an unknown segment in the URL', '/?segment=robot&cluster=%00&visitor=', {}],
    ['campaign parameters that match nothing', '/?utm_source=x&gclid=1', {}],
    ['a broken cookie', '/', { cookie: 'persona=developer.researcher' }],
    ['a hostile cookie', '/', { cookie: 'persona=../../etc/passwd; persona2=<script>' }],
    [
      'content personalization off',
      '/',
      cookieOf({ segment: 'developer', cluster: 'converter', visitor: 'new' }, false),
    ],
  ];
  for (const [who, path, headers] of cases) {
    test(who, async ({ request }) => {
      const plain = await (await request.get('/')).text();
      const response = await request.get(path, { headers });
      expect(response.status()).toBe(200);
      expect(await response.text()).toBe(plain);
    });
  }
});

test('a persona from the URL is stored for the next page, but only a valid one', async ({ request }) => {
  const named = await request.get('/about?segment=developer', { headers: { cookie: '' } });
  expect(named.headers()['set-cookie']).toMatch(
    /^persona=developer\.explorer\.new\.chosen\.default\.11; Path=\/;.* SameSite=lax$/i,
  );
  const unknown = await request.get('/?segment=robot', { headers: { cookie: '' } });
  expect(unknown.headers()['set-cookie']).toBeUndefined();
});

test.describe('an internal path is a 404', () => {
  const paths = [
    '/developer.explorer.new',
    '/developer.explorer.new/about',
    '/developer.explorer.new/not-found',
    '/not-found',
    '/%64eveloper.explorer.new',
    '/developer.explorer.new.svg',
    '/DEVELOPER.explorer.new',
  ];
  for (const path of paths) {
    test(path, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404);
    });
  }
});

test('the canonical address has no query', async ({ request }) => {
  for (const path of ['/about', '/about?segment=developer&utm_source=x']) {
    const html = await (await request.get(path)).text();
    const canonical = html.match(/<link rel="canonical" href="([^"]+)"/)?.[1] ?? '';
    expect(new URL(canonical).pathname + new URL(canonical).search).toBe('/about');
  }
});

test('no page can be stored by a shared cache', async ({ request }) => {
  for (const path of [...Object.values(ROUTES), '/nowhere']) {
    expect((await request.get(path)).headers()['cache-control']).toBe('private, no-cache');
  }
});

test('/content redirects permanently to the Content Hub', async ({ request }) => {
  const response = await request.get('/content', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([308, '/content-hub']);
});
