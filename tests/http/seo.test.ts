import sharp from 'sharp';
import { ROUTE_IDS, type RouteId, ROUTES } from '@/lib/config/routes';
import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH, shareImagePath } from '@/lib/config/site-url';
import { pageMetadata } from '@/lib/content/metadata';
import { site } from '@/lib/content/site';
import { pricingCopy } from '@/lib/content/pages/pricing';
import {
  fetchSite,
  metaOf,
  pathOf,
  readEveryPage,
  readPage,
  type ReadPage,
  textOf,
  textsOf,
  UNKNOWN_PATH,
} from '../support/http/read-page';

const fetchText = async (path: string) => (await fetchSite(path)).text();
const readPicture = async (path: string) => {
  const response = await fetchSite(path);
  const { status, headers } = response;
  return { answer: [status, headers.get('content-type')], body: Buffer.from(await response.arrayBuffer()) };
};

let pages: Map<string, ReadPage>;

beforeAll(async () => {
  pages = await readEveryPage();
});

function documentOf(path: string): Document {
  const page = pages.get(path);
  if (!page) throw new Error(`${path} was not read`);
  return page.document;
}

const canonicalsOf = (document: Document) =>
  [...document.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'));

test.each(ROUTE_IDS)('%s has its description, canonical address and share preview', (id) => {
  const { title, description } = pageMetadata[id];
  const document = documentOf(ROUTES[id]);
  const read = (name: string) => metaOf(document, name);
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(canonicalsOf(document).map(pathOf)).toEqual([ROUTES[id]]);
  expect({
    robots: read('robots'),
    description: read('description'),
    type: read('og:type'),
    company: read('og:site_name'),
    locale: read('og:locale'),
    titles: [
      ...textsOf(document, 'head > title'),
      ...read('og:title'),
      ...read('twitter:title'),
      ...read('og:image:alt'),
    ],
    descriptions: [...read('og:description'), ...read('twitter:description')],
    card: read('twitter:card'),
    addresses: read('og:url').map(pathOf),
    pictures: [...read('og:image'), ...read('twitter:image')].map(pathOf),
  }).toEqual({
    robots: [],
    description: [description],
    type: ['website'],
    company: [site.name],
    locale: ['en_US'],
    titles: [title, title, title, title],
    descriptions: [description, description],
    card: ['summary_large_image'],
    addresses: [ROUTES[id]],
    pictures: [shareImagePath(id), shareImagePath(id)],
  });
});

test('the canonical address has no query', async () => {
  const html = await fetchText('/about?segment=developer&utm_source=x');
  expect(pathOf(html.match(/<link rel="canonical" href="([^"]+)"/)?.[1])).toBe('/about');
});

test('an unknown address is not indexed, and has no canonical address', () => {
  const document = documentOf(UNKNOWN_PATH);
  expect(metaOf(document, 'robots')).toEqual(['noindex']);
  expect(canonicalsOf(document)).toEqual([]);
});

test('every page has a title, a description and a share picture of its own', async () => {
  const pictures = await Promise.all(ROUTE_IDS.map((id) => readPicture(shareImagePath(id))));
  for (const { answer, body } of pictures) {
    expect(answer).toEqual([200, 'image/png']);
    expect(body.subarray(1, 4).toString()).toBe('PNG');
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([SHARE_IMAGE_WIDTH, SHARE_IMAGE_HEIGHT]);
    expect([SHARE_IMAGE_WIDTH, SHARE_IMAGE_HEIGHT]).toEqual([1200, 630]);
    expect(body.length).toBeLessThanOrEqual(40_000);
  }
  const texts = ROUTE_IDS.flatMap((id) => [pageMetadata[id].title, pageMetadata[id].description]);
  for (const list of [pictures.map(({ body }) => body.toString('base64')), texts])
    expect(new Set(list).size).toBe(list.length);
});

test.each(Object.values(ROUTES))('%s has the same bytes for a browser, a crawler and curl', async (path) => {
  for (const agent of [
    'curl/8.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ])
    expect(await (await fetchSite(path, { headers: { 'user-agent': agent } })).text()).toBe(
      pages.get(path)?.html,
    );
});

test('sitemap.xml lists exactly the site’s pages', async () => {
  const response = await fetchSite('/sitemap.xml');
  expect(response.headers.get('content-type')).toMatch(/^text\/xml/);
  const addresses = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses.map(pathOf)).toEqual(Object.values(ROUTES));
});

test('robots.txt allows everything but the API', async () => {
  const lines = (await fetchText('/robots.txt')).trim().split(/\n+/);
  expect(lines).toEqual([
    'User-Agent: *',
    'Allow: /',
    'Allow: /api/openapi.json',
    'Disallow: /api/',
    expect.stringMatching(/^Sitemap: .*\/sitemap\.xml$/),
  ]);
});

test('llms.txt is plain text, starts with the company and names every page but the home page', async () => {
  const response = await fetchSite('/llms.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text.startsWith(`# ${site.name}\n\n> ${site.description}\n`)).toBe(true);
  const paths = [...text.matchAll(/\]\((.*?)\)/g)].map(([, address]) => pathOf(address));
  expect(paths).toEqual(expect.arrayContaining(Object.values(ROUTES).filter((path) => path !== '/')));
});

test('the icons that pages link to exist, and those that browsers request by default', async () => {
  const icons = [...documentOf('/').querySelectorAll('link[rel*=icon]')];
  expect(icons.map((icon) => `${icon.getAttribute('rel')} ${icon.getAttribute('href')}`)).toEqual([
    'icon /favicon.ico',
    'icon /icon.svg',
    'apple-touch-icon /apple-touch-icon.png',
  ]);
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/icon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
  ] as const)
    expect([path, ...(await readPicture(path)).answer]).toEqual([path, 200, type]);
});

const DATA = 'script[type="application/ld+json"]';
const EXTRA: Partial<Record<RouteId, string[]>> = {
  pricing: ['FAQPage'],
  solutions: ['Service', 'Service', 'Service', 'Service'],
};

test.each(ROUTE_IDS)('%s has one graph of structured data, of the right types', (id) => {
  const graphs = textsOf(documentOf(ROUTES[id]), DATA).map((json) => JSON.parse(json));
  const types = id === 'home' ? ['Organization', 'WebSite'] : ['BreadcrumbList', ...(EXTRA[id] ?? [])];
  expect(graphs).toEqual([
    {
      '@context': 'https://schema.org',
      '@graph': types.map((type) => expect.objectContaining({ '@type': type })),
    },
  ]);
});

test('an unknown address has no structured data', () => {
  expect(textsOf(documentOf(UNKNOWN_PATH), DATA)).toEqual([]);
});

test('the questions that structured data lists are on the page with their answers', () => {
  const words = textOf(documentOf(ROUTES.pricing).querySelector('main'));
  for (const { question, answer } of pricingCopy.faq.items) {
    expect(words).toContain(question);
    expect(words).toContain(answer);
  }
});

test('a link preview shows the picture of the shared page', async () => {
  const view = { page: '/pricing', persona: { segment: 'developer', cluster: 'explorer', visitor: 'new' } };
  const created = await fetchSite('/api/share-links', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(view),
  });
  expect(created.status).toBe(201);
  // As a crawler does: follows the redirect without cookies.
  const crawler = { 'user-agent': 'Slackbot-LinkExpanding 1.0' };
  const opened = await fetchSite((await created.json()).path, { headers: crawler });
  expect(opened.status).toBe(303);
  const { document } = await readPage(opened.headers.get('location') ?? '', crawler);
  expect(metaOf(document, 'og:image').map(pathOf)).toEqual(['/images/share/pricing.png']);
});

const SCREENSHOT_LIMIT_BYTES = 150 * 1024;

test('the manifest makes the site an app of its own window, with pictures of the stated type and size', async () => {
  const response = await fetchSite('/manifest.webmanifest');
  expect(response.headers.get('content-type')).toContain('manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    ...{ name: `${site.name}: ${site.tagline}`, short_name: site.name },
    ...{ start_url: '/', scope: '/', display: 'standalone' },
  });
  type Picture = { src: string; sizes: string; type: string };
  const { icons, screenshots }: { icons: Picture[]; screenshots: Picture[] } = manifest;
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const { answer, body } = await readPicture(src);
    expect([src, ...answer]).toEqual([src, 200, type]);
    const { width, height } = await sharp(body).metadata();
    if (sizes !== 'any') expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    if (screenshots.some((screenshot) => screenshot.src === src))
      expect(body.length).toBeLessThan(SCREENSHOT_LIMIT_BYTES);
  }
  expect(screenshots).toHaveLength(2);
});
