import type { APIRequestContext, Page } from 'playwright/test';
import { ROUTES, type RouteId } from '@/lib/config/routes';
import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH, shareImagePath } from '@/lib/config/share-image';
import { pageMetadata } from '@/lib/content/metadata';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { PRODUCT_IDS } from '@/lib/content/products';
import { site } from '@/lib/content/site';
import { readHtml, type ServedPage } from '../support/read-html';
import { expect, open, test } from '../support/site';

const ids = Object.keys(ROUTES).filter((id): id is RouteId => id in ROUTES);

async function readPage(request: APIRequestContext, page: Page, path: string): Promise<ServedPage> {
  return readHtml(page, await (await request.get(path)).text());
}

const meta = ({ metas }: ServedPage, name: string) =>
  metas.filter(([key]) => key === name).map(([, content]) => content);

/** Compares by path, because the test server has another origin than the canonical one. */
const pathOf = (address: string | undefined) => {
  const { pathname, search, hash } = new URL(address ?? '');
  return pathname + search + hash;
};

for (const id of ids) {
  const { title, description } = pageMetadata[id];

  test(`${ROUTES[id]}: title, description, canonical address and share preview`, async ({
    request,
    page,
  }) => {
    const served = await readPage(request, page, ROUTES[id]);
    expect(served.titles).toEqual([title]);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(meta(served, 'description')).toEqual([description]);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(served.canonicals.map(pathOf)).toEqual([ROUTES[id]]);
    expect(meta(served, 'robots')).toEqual([]);

    const shown = ['og:type', 'og:site_name', 'og:locale', 'og:title', 'og:description', 'twitter:card'];
    expect(shown.map((name) => meta(served, name))).toEqual([
      ['website'],
      [site.name],
      ['en_US'],
      [title],
      [description],
      ['summary_large_image'],
    ]);
    expect(meta(served, 'twitter:title')).toEqual([title]);
    expect(meta(served, 'twitter:description')).toEqual([description]);
    expect(meta(served, 'og:url').map(pathOf)).toEqual([ROUTES[id]]);
    for (const name of ['og:image', 'twitter:image'])
      expect(meta(served, name).map(pathOf), name).toEqual([shareImagePath(id)]);
    expect(meta(served, 'og:image:alt')).toEqual([title]);
  });

  test(`${ROUTES[id]}: its share picture is a 1200 × 630 PNG of at most 40 KB`, async ({ request }) => {
    const response = await request.get(shareImagePath(id));
    const body = await response.body();
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png']);
    expect(body.subarray(1, 4).toString()).toBe('PNG');
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([SHARE_IMAGE_WIDTH, SHARE_IMAGE_HEIGHT]);
    expect(body.length).toBeLessThanOrEqual(40_000);
  });

  test(`${ROUTES[id]}: identical bytes for a browser, a crawler and curl`, async ({ request }) => {
    const plain = await (await request.get(ROUTES[id])).text();
    for (const agent of [
      'curl/8.0',
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    ])
      expect(await (await request.get(ROUTES[id], { headers: { 'user-agent': agent } })).text()).toBe(plain);
  });
}

for (const path of [...Object.values(ROUTES), '/nowhere']) {
  test(`${path}: one h1, before all other headings, and no level skipped`, async ({ request, page }) => {
    const { headingLevels } = await readPage(request, page, path);
    expect(headingLevels.filter((level) => level === 1)).toHaveLength(1);
    const jumps = headingLevels.filter((level, index) => level > (headingLevels[index - 1] ?? 0) + 1);
    expect(jumps, `levels: ${headingLevels.join(' ')}`).toEqual([]);
  });
}

test('every page has a title, a description and a share picture of its own', async ({ request }) => {
  const pictures = await Promise.all(
    ids.map(async (id) => (await (await request.get(shareImagePath(id))).body()).toString('base64')),
  );
  const words = Object.values(pageMetadata).flatMap(({ title, description }) => [title, description]);
  for (const list of [pictures, words]) expect(new Set(list).size).toBe(list.length);
});

test('an unknown address is not indexed, and has no canonical address', async ({ request, page }) => {
  const served = await readPage(request, page, '/nowhere');
  expect(meta(served, 'robots')).toEqual(['noindex']);
  expect(served.canonicals).toEqual([]);
  expect(served.structuredData).toEqual([]);
});

test.describe('structured data', () => {
  const extra: Partial<Record<RouteId, string[]>> = {
    pricing: ['FAQPage'],
    solutions: PRODUCT_IDS.map(() => 'Service'),
  };
  for (const id of ids) {
    test(`${ROUTES[id]}: is valid JSON of the right types`, async ({ request, page }) => {
      const { structuredData } = await readPage(request, page, ROUTES[id]);
      expect(structuredData).toHaveLength(1);
      const { '@graph': graph }: { '@graph': { '@type': string }[] } = JSON.parse(structuredData[0] ?? '');
      const types = id === 'home' ? ['Organization', 'WebSite'] : ['BreadcrumbList', ...(extra[id] ?? [])];
      expect(graph.map((thing) => thing['@type'])).toEqual(types);
    });
  }

  test('the questions it lists are on the page with their answers', async ({ request, page }) => {
    const { words } = await readPage(request, page, ROUTES.pricing);
    for (const { question, answer } of pricingCopy.faq.items) {
      expect(words).toContain(question);
      expect(words).toContain(answer);
    }
  });

  test('it survives hydration, and navigation causes no policy violation', async ({ page }) => {
    const data = page.locator('script[type="application/ld+json"]');
    await open(page, ROUTES.pricing);
    await expect(data).toHaveCount(1);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await page.waitForURL(ROUTES.about);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(data).toHaveCount(0);
  });
});

test('sitemap.xml lists exactly the fourteen pages', async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/^application\/xml/);
  const addresses = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses.map(pathOf)).toEqual(Object.values(ROUTES));
  expect(addresses).toHaveLength(14);
});

test('robots.txt allows everything but the API', async ({ request }) => {
  const lines = (await (await request.get('/robots.txt')).text()).trim().split(/\n+/);
  expect(lines.slice(0, 4)).toEqual([
    'User-Agent: *',
    'Allow: /',
    'Allow: /api/openapi.json',
    'Disallow: /api/',
  ]);
  expect(pathOf(lines[4]?.replace('Sitemap: ', ''))).toBe('/sitemap.xml');
  expect(lines).toHaveLength(5);
});

test('llms.txt is plain text and names every page but the home page', async ({ request }) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text.startsWith(`# ${site.name}\n\n> ${site.description}\n`)).toBe(true);
  const paths = [...text.matchAll(/\]\((.*?)\)/g)].map(([, address]) => pathOf(address));
  for (const path of Object.values(ROUTES).filter((route) => route !== ROUTES.home))
    expect(paths).toContain(path);
});

test('the icons that pages link to exist, and those that browsers request by default', async ({
  request,
  page,
}) => {
  const { icons } = await readPage(request, page, ROUTES.home);
  expect(icons.map(({ rel, href }) => `${rel} ${href}`)).toEqual([
    'icon /favicon.ico',
    'icon /icon.svg',
    'apple-touch-icon /apple-touch-icon.png',
  ]);
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/icon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
  ] as const) {
    const response = await request.get(path);
    expect([path, response.status(), response.headers()['content-type']]).toEqual([path, 200, type]);
  }
});
