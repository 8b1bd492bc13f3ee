import { ROUTES, type RouteId } from '@/lib/config/routes';
import { expect, test } from '../support/site';

/** Sent automatically, once each, one and thirty seconds after the load. */
const REPORTS = ['/api/analyze-behavior', '/api/events'];
/** Outside of tests browsers also request the manifest and its icon; in tests they sometimes do. */
const REQUESTS = 12;
/** These two also load the style sheet of the product scenes. */
const WITH_SCENES: readonly string[] = [ROUTES.home, ROUTES.solutions];
const ICON = '/icon.svg';
/** The scripts of the first load, and the widgets. */
const SCRIPTS = 7;

/** In kB on the wire (gzip, headers included). Only lower these limits. /compare is exempt: it shows two whole pages. */
const CEILINGS_KB: Readonly<Record<Exclude<RouteId, 'compare'>, number>> = {
  home: 258,
  demo: 243,
  contentHub: 272,
  features: 270,
  analytics: 249,
  about: 230,
  solutions: 246,
  industries: 233,
  contact: 227,
  api: 256,
  cases: 230,
  pricing: 230,
  settings: 247,
};

for (const [id, ceiling] of Object.entries(CEILINGS_KB)) {
  const path = ROUTES[id as keyof typeof CEILINGS_KB];
  const requests = REQUESTS + (WITH_SCENES.includes(path) ? 1 : 0);
  test(`${path}: without interaction it loads at most ${requests} resources and ${ceiling} KB`, async ({
    context,
    page,
  }) => {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const requested: string[] = [];
    const reports: string[] = [];
    let bytes = 0;
    session.on('Network.requestWillBeSent', ({ request: { method, url } }) => {
      // Data URLs cause no request.
      if (!url.startsWith('data:')) (method === 'GET' ? requested : reports).push(new URL(url).pathname);
    });
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(path);
    await page.locator('[data-slot=chat-toggle]').waitFor();
    await page.waitForLoadState('networkidle');
    const scripts = requested.filter((name) => name.endsWith('.js'));
    expect(new Set(scripts).size, scripts.join()).toBeLessThanOrEqual(SCRIPTS);
    expect(requested.filter((name) => name !== ICON).length, requested.join()).toBeLessThanOrEqual(requests);
    // Whether the reports are sent within this time depends on the machine; nothing else may be sent.
    expect(REPORTS, reports.join()).toEqual(expect.arrayContaining(reports));
    expect(new Set(reports).size, reports.join()).toBe(reports.length);
    expect(bytes / 1000).toBeLessThanOrEqual(ceiling);
    // Fails if no bytes were counted.
    expect(bytes / 1000).toBeGreaterThan(ceiling / 2);
  });
}
