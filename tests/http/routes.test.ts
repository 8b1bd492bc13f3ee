import { parseHTML } from 'linkedom';
import { ROUTE_IDS, ROUTES } from '@/lib/config/routes';
import { claims } from '@/lib/content/claims';
import { homeCopy } from '@/lib/content/home';
import { navigationCopy } from '@/lib/content/navigation';
import { productNames } from '@/lib/content/product-names';
import { site } from '@/lib/content/site';
import { SEGMENTS } from '@/lib/personalization/persona';
import {
  fetchSite,
  linksOf,
  pathOf,
  personaHeaders,
  readEveryPage,
  readPage,
  type ReadPage,
  textOf,
  textsOf,
  UNKNOWN_PATH,
} from '../support/http/read-page';

const TRIAL = `${claims.freeTrial.value} ${claims.freeTrial.label}`;

/** Words of each page (spec §2), and the link that the header marks as the active section. */
const PAGES: readonly [path: string, active: string | null, words: readonly string[]][] = [
  ['/', 'Home', ['Segment', 'Behavior', 'Visitor type', 'Smart Content', `What ${site.name} stands for`]],
  ['/demo', null, ['Accessibility', 'Performance', 'Fetch once, reuse the response']],
  ['/content-hub', null, ['Recommended for You', 'All Content', 'Featured', 'Success Stories']],
  [
    '/features',
    null,
    ['Try Smart Onboarding', 'AI Content Demo', '12 Rules', 'Rules & Logic', 'Before/After'],
  ],
  ['/analytics', 'Analytics', ['Total Sessions', 'Avg Session Duration', 'Bounce Rate', 'Engagement Score']],
  ['/about', 'About', ['Our vision', 'Our mission', 'Core offerings', `What makes ${site.name} different`]],
  ['/solutions', 'AI Solutions', Object.values(productNames)],
  [
    '/industries',
    'Industries',
    ['E-commerce', 'SaaS platforms', 'Media and publishing', 'Financial services'],
  ],
  [
    '/contact',
    'Contact',
    [site.emails.sales, site.emails.support, site.emails.partnerships, 'Request a Demo', 'Schedule Demo'],
  ],
  ['/api', 'Developer API', ['API Documentation', 'POST', '/api/chat', '/api/analyze-behavior']],
  ['/cases', 'Case Studies', ['AI Case Studies', 'Worked examples', 'Illustrative example']],
  ['/pricing', 'Pricing', ['Pricing & Plans', TRIAL, 'Are these the real prices?']],
  ['/settings', null, ['Account Settings', 'Content personalization', 'Privacy and your data']],
  ['/compare', null, ['Two views, side by side']],
  [UNKNOWN_PATH, null, ['Page Not Found']],
];

/** The routes that the specification describes by these words only. */
const PLACEHOLDERS = {
  '/api': 'API Documentation',
  '/cases': 'AI Case Studies',
  '/pricing': 'Pricing & Plans',
  '/settings': 'Account Settings',
  [UNKNOWN_PATH]: 'Page Not Found',
};

const { header, footer } = navigationCopy;
const formatLink = ({ label, href }: { label: string; href: string }) => `${label} → ${href}`;

let pages: Map<string, ReadPage>;
const page = (path: string): ReadPage => {
  const found = pages.get(path);
  if (!found) throw new Error(`${path} was not read`);
  return found;
};

beforeAll(async () => {
  pages = await readEveryPage();
  for (const segment of SEGMENTS) pages.set(`/?segment=${segment}`, await readPage(`/?segment=${segment}`));
});

test('every page of the site is in the table', () => {
  expect(PAGES.map(([path]) => path).sort()).toEqual([...Object.values(ROUTES), UNKNOWN_PATH].sort());
});

describe.each(PAGES)('%s', (path, active, phrases) => {
  test('is served prerendered, with its status', () => {
    const { status, headers } = page(path);
    expect([status, headers.get('x-nextjs-prerender')]).toEqual([path === UNKNOWN_PATH ? 404 : 200, '1']);
  });

  test('says what it is for, in landmarks and without JavaScript', () => {
    const { document } = page(path);
    for (const landmark of ['body header[data-slot=header]', 'main', 'body footer[data-slot=footer]'])
      expect(document.querySelectorAll(landmark)).toHaveLength(1);
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
    main.querySelectorAll('script, style, template').forEach((element) => element.remove());
    const text = `${textOf(main)} ${textsOf(document, '[data-slot=selector-bar]').join(' ')}`;
    for (const word of phrases) expect(text).toContain(word);
    expect(text.split(' ').length).toBeGreaterThan(80);
  });

  test('has one h1, before all other headings, and skips no level', () => {
    const { document } = page(path);
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName.slice(1)),
    );
    expect(textsOf(document, 'h1')).toEqual([expect.stringMatching(/\w/)]);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test('has the header with its active section, and the footer', () => {
    const { document } = page(path);
    expect(document.querySelector('a')?.outerHTML).toContain('href="#main"');
    expect(document.getElementById('main')?.tagName).toBe('MAIN');
    const navigation = document.querySelector('header nav[aria-label="Main navigation"]');
    const links = [...(navigation?.querySelectorAll('[data-slot=header-link]') ?? [])];
    expect(links.flatMap(linksOf)).toEqual([...header.links, header.developerApi].map(formatLink));
    const current = textsOf(navigation, '[data-slot=header-link] [aria-current=page]');
    expect(current).toEqual(active === null ? [] : [active]);
    expect(linksOf(document.querySelector('header'))).toContain(formatLink(header.getStarted));
    const bottom = document.querySelector('footer');
    expect(textsOf(bottom, 'h2, h3')).toEqual(footer.columns.map(({ title }) => title));
    const below = footer.columns.flatMap(({ links }) => links.map(formatLink));
    expect(linksOf(bottom?.querySelector('nav'))).toEqual(below);
    expect(textOf(bottom)).toContain(site.copyright);
  });
});

test.each(Object.entries(PLACEHOLDERS))('the heading of %s is %s', (path, heading) => {
  expect(textsOf(page(path).document, 'h1')).toEqual([heading]);
});

test('the home page lists the eight industries and the three tabs in order', () => {
  const { document } = page('/');
  expect(textsOf(document.getElementById('industries'), 'li')).toEqual([
    'Finance',
    'E-commerce',
    'Marketing',
    'Blockchain',
    'Healthcare',
    'Manufacturing',
    'Technology',
    'Cryptocurrency',
  ]);
  expect(textsOf(document, '[role=tab]')).toEqual(['Smart Content', 'Behavioral AI', 'Process Automation']);
});

/** Spec §1. `solutions` shows its figures as values with labels; the home page depends on the segment. */
const CLAIMS: readonly [claim: string, paths: readonly string[]][] = [
  ['up to 40% conversion uplift', ['/?segment=sales-prospect']],
  ['500+ enterprises', ['/', '/?segment=sales-prospect', '/about']],
  [TRIAL, ['/?segment=sales-prospect', '/pricing', '/contact']],
  ['99.9% uptime SLA', ['/?segment=developer', '/solutions', '/pricing']],
  ['87% forecast accuracy', ['/', '/solutions', '/about']],
  ['94% sentiment accuracy', ['/?segment=developer', '/solutions']],
  ['10M data points daily', ['/', '/?segment=developer', '/solutions']],
  ['3 to 6 months', ['/', '/solutions', '/about']],
  ['70% faster development', ['/?segment=developer', '/solutions']],
  ['60% fewer manual processes', ['/?segment=sales-prospect', '/solutions']],
];

test('each claim of the specification is on the pages that make it', () => {
  const missing = CLAIMS.flatMap(([claim, paths]) =>
    paths.filter((path) => !textOf(page(path).document.querySelector('main')).includes(claim)),
  );
  expect(missing).toEqual([]);
});

test('the home page leads to the evidence of what it says about itself, and to how each claim is counted', () => {
  const links = linksOf(page('/').document.querySelector('main'));
  const { checked, counted } = homeCopy.hero;
  for (const { figure, text, href } of checked.items) expect(links).toContain(`${figure} ${text} → ${href}`);
  expect(links).toContain(`${counted.label} → ${counted.href}`);
  const list = textOf(page('/about').document.querySelector('#claims'));
  for (const { value, label, basis } of Object.values(claims))
    expect(list).toContain(`${value} ${label}${basis}`);
});

test('a missing page is a 404 inside the shell', async () => {
  const { status, document } = await readPage(
    '/about/nowhere',
    personaHeaders('developer.explorer.returning'),
  );
  expect(status).toBe(404);
  expect(textsOf(document, 'h1')).toEqual(['Page Not Found']);
  expect(document.querySelector('header nav[aria-label="Main navigation"] [aria-current=page]')).toBeNull();
  expect(textOf(document.querySelector('nav[aria-label=Menu]'))).toContain('Developer API');
  expect(textOf(document.querySelector('footer'))).toContain('© 2024');
  const addresses = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(expect.arrayContaining(Object.values(ROUTES)));
});

const mainOf = (path: string) => page(path).document.querySelector('main');

test.each(Object.values(ROUTES))('%s explains itself, and each explanation has its own name', (path) => {
  const names = textsOf(mainOf(path), 'details[data-why] > summary');
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/^Why am I seeing this\? \S/);
  expect(new Set(names).size).toBe(names.length);
});

test('without scripts an explanation opens, and links to its rule', () => {
  const [first] = mainOf('/')?.querySelectorAll('details[data-why] a') ?? [];
  expect(first?.getAttribute('href')).toBe('/features#rule-persona-source');
  expect(mainOf('/features')?.querySelector('#rule-persona-source')).not.toBeNull();
});

const OUTSIDE = /^(?:mailto:|https?:)/;

/** Internal links to a missing page or place, as `page → address`. `pages` are documents by path. */
async function findBrokenLinks(pages: ReadonlyMap<string, Document>): Promise<string[]> {
  const statuses = new Map<string, number>();
  const broken: string[] = [];
  for (const [from, document] of pages) {
    const addresses = [...document.querySelectorAll('a[href]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    for (const address of new Set(addresses.filter((href) => !OUTSIDE.test(href)))) {
      const { pathname, hash } = new URL(address, `http://site${from}`);
      const target = pages.get(pathname);
      if (!target && !statuses.has(pathname)) statuses.set(pathname, (await fetchSite(pathname)).status);
      const isThere = target
        ? hash === '' || target.getElementById(decodeURIComponent(hash.slice(1))) !== null
        : statuses.get(pathname) === 200;
      if (!isThere || address === '#') broken.push(`${from} → ${address}`);
    }
  }
  return broken;
}

test('every internal link resolves, including its fragment, and so do the links of llms.txt', async () => {
  const documents = new Map([...pages].map(([path, { document }]) => [path, document]));
  expect(await findBrokenLinks(documents)).toEqual([]);
  const text = await (await fetchSite('/llms.txt')).text();
  const addresses = [...text.matchAll(/\]\((.*?)\)/g)].map(([, address]) => pathOf(address));
  expect(addresses.length).toBeGreaterThan(ROUTE_IDS.length);
  const list = parseHTML(addresses.map((address) => `<a href="${address}"></a>`).join('')).document;
  expect(await findBrokenLinks(new Map([...documents, ['/llms.txt', list]]))).toEqual([]);
});
