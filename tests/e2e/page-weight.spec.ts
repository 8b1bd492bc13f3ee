import { ROUTES, type RouteId } from '@/lib/config/routes';
import { expect, test } from './site';

/** What a visit reports by itself, once each: a second and five seconds after the page is there. */
const REPORTS = ['/api/analyze-behavior', '/api/events'];
/** A browser outside of tests also asks for the manifest and its icon, one inside may. */
const REQUESTS = 12;
/** These two have the style sheet of the product scenes as well. */
const WITH_SCENES: readonly string[] = [ROUTES.home, ROUTES.solutions];
const ICON = '/icon.svg';
/** Those of the first load, and the widgets. */
const SCRIPTS = 7;

/**
 * What a page may weigh before anybody touches it, in thousands of bytes as they come over the wire (gzip, headers
 * included): what it weighed in November 2026, and little more. A ceiling may only fall. An empty Next page has 136.
 * /compare is left out, it shows two whole pages.
 * The scenes may add up to 12: they add 12 to the home page (its tuner 2), 11 to /solutions and 4 to /industries.
 */
const CEILINGS_KB: Readonly<Record<Exclude<RouteId, 'compare'>, number>> = {
  home: 252,
  demo: 233,
  contentHub: 266,
  features: 263,
  analytics: 239,
  about: 224,
  solutions: 239,
  industries: 227,
  contact: 222,
  api: 248,
  cases: 224,
  pricing: 224,
  settings: 240,
};

for (const [id, ceiling] of Object.entries(CEILINGS_KB)) {
  const path = ROUTES[id as keyof typeof CEILINGS_KB];
  const requests = REQUESTS + (WITH_SCENES.includes(path) ? 1 : 0);
  test(`${path}: a page that nobody touches asks for at most ${requests} things and ${ceiling} KB`, async ({
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
    expect(asked.filter((name) => name !== ICON).length, asked.join()).toBeLessThanOrEqual(requests);
    // On a slow machine they fall into this time, on a fast one they do not; nothing else may.
    expect(REPORTS, told.join()).toEqual(expect.arrayContaining(told));
    expect(new Set(told).size, told.join()).toBe(told.length);
    expect(bytes / 1000).toBeLessThanOrEqual(ceiling);
    // A page of which nothing was counted would pass too.
    expect(bytes / 1000).toBeGreaterThan(ceiling / 2);
  });
}
