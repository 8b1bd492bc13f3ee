import { ROUTES, type RouteId } from '@/lib/config/routes';
import { expect, test } from './site';

/** What a visit reports by itself, once each: a second and five seconds after the page is there. */
const REPORTS = ['/api/analyze-behavior', '/api/events'];
/** A browser outside of tests also asks for the manifest and its icon, one inside may. */
const REQUESTS = 12;
const ICON = '/icon.svg';
/** Those of the first load, and the widgets. */
const SCRIPTS = 7;

/**
 * What a page may weigh before anybody touches it, in thousands of bytes as they come over the wire (gzip, headers
 * included): what it weighed in November 2026 and 5 %. A ceiling may only fall. The bar of 170 is missed by all: an empty
 * Next page has 136 of them. /compare is left out, it shows two whole pages.
 * The pictures of the products add 12 to the home page and 10 to /solutions, styles included.
 */
const CEILINGS_KB: Readonly<Record<Exclude<RouteId, 'compare'>, number>> = {
  home: 254,
  demo: 239,
  contentHub: 269,
  features: 268,
  analytics: 244,
  about: 230,
  solutions: 240,
  industries: 236,
  contact: 228,
  api: 254,
  cases: 230,
  pricing: 230,
  settings: 246,
};

for (const [id, ceiling] of Object.entries(CEILINGS_KB)) {
  const path = ROUTES[id as keyof typeof CEILINGS_KB];
  test(`${path}: a page that nobody touches asks for at most ${REQUESTS} things and ${ceiling} KB`, async ({
    context,
    page,
  }) => {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const asked: string[] = [];
    const told: string[] = [];
    let bytes = 0;
    session.on('Network.requestWillBeSent', ({ request: { method, url } }) => {
      // A picture in the page's own words is asked of nobody.
      if (!url.startsWith('data:')) (method === 'GET' ? asked : told).push(new URL(url).pathname);
    });
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(path);
    await page.locator('[data-slot=chat-toggle]').waitFor();
    await page.waitForLoadState('networkidle');
    const scripts = asked.filter((name) => name.endsWith('.js'));
    expect(new Set(scripts).size, scripts.join()).toBeLessThanOrEqual(SCRIPTS);
    expect(asked.filter((name) => name !== ICON).length, asked.join()).toBeLessThanOrEqual(REQUESTS);
    // On a slow machine they fall into this time, on a fast one they do not; nothing else may.
    expect(REPORTS, told.join()).toEqual(expect.arrayContaining(told));
    expect(new Set(told).size, told.join()).toBe(told.length);
    expect(bytes / 1000).toBeLessThanOrEqual(ceiling);
    // A page of which nothing was counted would pass too.
    expect(bytes / 1000).toBeGreaterThan(ceiling / 2);
  });
}
