import type { Browser, BrowserContext, BrowserContextOptions, BrowserType, Page } from 'playwright/test';
import { consentNoticeCopy } from '@/lib/content/consent-notice';
import { BROWSER_FLAGS, findHeadedBrowser } from '../../scripts/programs/browser.mjs';
import { readLedger } from '../../scripts/experiments/read-counts.mjs';
import { slowDown } from '../../scripts/pages/flicker.mjs';
import { startOptInSite } from './opt-in-site';
import type { Site } from './start-site';
import { expect, hydrated, test } from './site';

/** Visits per test. Raise this to find visitors who are rarely missed. */
const VISITS = Number(process.env.EXPOSURE_VISITS ?? 3);
const OPT_IN_PORT = 4393;
const STAY_MS = 300;
const SETTLE_MS = 2500;
const COUNTED_WITHIN_MS = 30_000;
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

const PERSONA = { name: 'persona', value: 'developer.researcher.returning.chosen.chosen.11' };
const ARM = { name: 'experiments', value: '01b.02b' };

/** The running site with experiments. */
type GetSite = () => Site;

type Day = { number: string; seen: number; mixed: number; mismatched: number };

/** Totals of the headline test over all days and arms. */
async function readCounts({ database }: Pick<Site, 'database'>) {
  const { days } = await readLedger(database);
  const sum = (name: 'seen' | 'mixed' | 'mismatched') =>
    days
      .filter(({ number }: Day) => number === '02')
      .reduce((total: number, day: Day) => total + Number(day[name]), 0);
  return { seen: sum('seen'), mixed: sum('mixed'), mismatched: sum('mismatched') };
}

type Cookie = { name: string; value: string };

async function openAs(
  browser: Browser,
  { url }: Pick<Site, 'url'>,
  cookies: readonly Cookie[],
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    userAgent: BROWSER,
    serviceWorkers: 'block',
    ...options,
  });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
  return { context, page: await context.newPage() };
}

/** Collects the exposure requests of a context. */
function watchCalls(context: BrowserContext): unknown[] {
  const requests: unknown[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/exposures')) requests.push(request.postDataJSON());
  });
  return requests;
}

type Departure = { isHydrated: boolean; isSent: boolean };

/** Leaves the page STAY_MS after its first paint; resolves with what the page had done by then. */
async function leaveSoon(context: BrowserContext, page: Page, url: string): Promise<Departure> {
  let note = (_departure: Departure) => {};
  const left = new Promise<Departure>((resolve) => (note = resolve));
  await context.exposeFunction('noteLeaving', (departure: Departure) => note(departure));
  await page.addInitScript((stayMs) => {
    const leave = () => {
      const isHydrated = document.documentElement.dataset.hydrated === 'true';
      const isSent = Object.values(Reflect.get(window, 'sentTests') ?? {}).includes(true);
      (Reflect.get(window, 'noteLeaving') as (departure: Departure) => void)({ isHydrated, isSent });
      location.assign('about:blank');
    };
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      const [paint] = list.getEntries();
      setTimeout(leave, (paint?.startTime ?? 0) + stayMs - performance.now());
    }).observe({ type: 'paint', buffered: true });
  }, STAY_MS);
  await page.goto(url, { waitUntil: 'commit' });
  const departure = await left;
  await page.waitForURL('about:blank');
  return departure;
}

function testEarlyLeaving(getSite: GetSite) {
  for (const [connection, isSlow] of [
    ['on a slow phone', true],
    ['on a fast connection', false],
  ] as const) {
    test(`a visitor who leaves 300 ms after the first paint is counted, ${connection}`, async ({
      browser,
    }) => {
      const site = getSite();
      const before = await readCounts(site);
      const readSeen = async () => (await readCounts(site)).seen;
      let { seen } = before;
      let sentBeforeHydration = 0;
      for (let visit = 0; visit < VISITS; visit += 1) {
        // No experiments cookie: the first response picks the arm.
        const { context, page } = await openAs(browser, site, [PERSONA]);
        if (isSlow) await slowDown(context, page);
        const { isHydrated, isSent } = await leaveSoon(context, page, site.url);
        if (isSent && !isHydrated) sentBeforeHydration += 1;
        if (isSent) await expect.poll(readSeen, { timeout: COUNTED_WITHIN_MS }).toBe(seen + 1);
        // A report can still be sent while the page is being left.
        else await page.waitForTimeout(SETTLE_MS);
        const counted = (await readSeen()) - seen;
        expect(counted).toBeLessThanOrEqual(1);
        seen += counted;
        await context.close();
      }
      // A page that renders its first part on an overloaded, throttled machine may need more than 300 ms for the next frame.
      if (isSlow) expect(sentBeforeHydration).toBeGreaterThan(0);
      else expect(seen).toBe(before.seen + VISITS);
      expect(await readCounts(site)).toEqual({ ...before, seen });
    });
  }
}

type Uncounted = {
  cookies?: readonly Cookie[];
  options?: BrowserContextOptions;
  path?: string;
  prepare?: (context: BrowserContext, site: Site) => Promise<unknown>;
  /** The page sends the exposure, and the server ignores it. */
  isSent?: boolean;
};

const hide = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' }),
  );
const disableAnalytics = async (context: BrowserContext, { url }: Site) => {
  const data = { behavioralAnalytics: false };
  const answer = await context.request.patch(`${url}/api/personalization-settings/7`, { data });
  expect(answer.ok()).toBe(true);
};

const UNCOUNTED: Readonly<Record<string, Uncounted>> = {
  'in a hidden tab': { prepare: hide },
  'in the demo view': { path: '/?demo=1&segment=developer' },
  'in a preview': { path: '/?demo=1&segment=developer&arm=02b' },
  'who refused consent': { cookies: [{ name: 'consent', value: 'no' }] },
  'with Global Privacy Control': { options: { extraHTTPHeaders: { 'sec-gpc': '1' } } },
  'who turned behavioral analytics off': { prepare: disableAnalytics, isSent: true },
  'in a headless browser': {
    options: { userAgent: BROWSER.replace('Chrome/', 'HeadlessChrome/') },
    isSent: true,
  },
};

function testUncounted(getSite: GetSite) {
  for (const [who, { cookies = [], options, path = '/', prepare, isSent = false }] of Object.entries(
    UNCOUNTED,
  )) {
    test(`a visitor ${who} is not counted`, async ({ browser }) => {
      const site = getSite();
      const before = await readCounts(site);
      const { context, page } = await openAs(browser, site, [PERSONA, ARM, ...cookies], options);
      await prepare?.(context, site);
      const requests = watchCalls(context);
      await page.goto(site.url + path);
      await hydrated(page);
      await page.waitForTimeout(SETTLE_MS);
      if (!isSent) expect(requests).toEqual([]);
      else expect(requests).toContainEqual({ seen: ['02b'] });
      expect(await readCounts(site)).toEqual(before);
      await context.close();
    });
  }
}

/** Prerendered pages are hidden in the same way until activation, but Chromium does not prerender under Playwright. */
function testBackgroundTab(getSite: GetSite) {
  test('a tab that was opened in the background counts once it becomes visible', async ({ browser }) => {
    const site = getSite();
    const before = await readCounts(site);
    const { context, page } = await openAs(browser, site, [PERSONA, ARM]);
    await hide(context);
    await page.goto(site.url);
    await hydrated(page);
    expect(await readCounts(site)).toEqual(before);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'visible' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => readCounts(site)).toEqual({ ...before, seen: before.seen + 1 });
    await context.close();
  });
}

const headedBrowser = findHeadedBrowser();

async function withHeadedBrowser(
  chromium: BrowserType,
  site: Site,
  visit: (opened: { context: BrowserContext; page: Page }) => Promise<void>,
) {
  const browser = await chromium.launch({
    args: BROWSER_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    executablePath: headedBrowser ?? '',
  });
  try {
    // The site's policy would block the test's speculation rules.
    await visit(await openAs(browser, site, [PERSONA, ARM], { bypassCSP: true }));
  } finally {
    await browser.close();
  }
}

function testBrowserCaches(getSite: GetSite) {
  test.describe('in a headed build of Chromium', () => {
    test.skip(!headedBrowser, 'The headless shell has no back/forward cache, and Chromium is not installed.');

    test('a visitor who returns through the back/forward cache is counted once', async ({
      playwright: { chromium },
    }) => {
      const site = getSite();
      const before = await readCounts(site);
      await withHeadedBrowser(chromium, site, async ({ context, page }) => {
        const requests = watchCalls(context);
        await page.addInitScript(() =>
          window.addEventListener('pageshow', (event) =>
            Object.assign(window, { wasRestored: event.persisted }),
          ),
        );
        await page.goto(site.url);
        await page.waitForTimeout(SETTLE_MS);
        await page.goto(`${site.url}/about`);
        await hydrated(page);
        await page.goBack({ waitUntil: 'commit' });
        await expect
          .poll(() => page.evaluate(() => Reflect.get(window, 'wasRestored') as unknown))
          .toBe(true);
        await page.waitForTimeout(SETTLE_MS);
        expect(requests).toEqual([{ seen: ['02b'] }]);
        expect(await readCounts(site)).toEqual({ ...before, seen: before.seen + 1 });
      });
    });

    test('a prefetch is not counted, but the visit that follows is', async ({ playwright: { chromium } }) => {
      const site = getSite();
      const before = await readCounts(site);
      await withHeadedBrowser(chromium, site, async ({ page }) => {
        await page.goto(`${site.url}/about`);
        await hydrated(page);
        await page.evaluate(() => {
          const rules = document.createElement('script');
          rules.type = 'speculationrules';
          rules.textContent = JSON.stringify({ prefetch: [{ urls: ['/'], eagerness: 'immediate' }] });
          document.head.append(rules);
        });
        await page.waitForTimeout(SETTLE_MS);
        expect(await readCounts(site)).toEqual(before);
        await page.evaluate((path) => location.assign(path), '/');
        await expect.poll(() => readCounts(site)).toEqual({ ...before, seen: before.seen + 1 });
        const delivery = () => {
          const [navigation] = performance.getEntriesByType('navigation');
          return Reflect.get(navigation ?? {}, 'deliveryType') as unknown;
        };
        expect(await page.evaluate(delivery)).toBe('navigational-prefetch');
      });
    });
  });
}

function testOptIn(getSite: GetSite) {
  test('in opt-in mode a visitor is counted after consenting', async ({ browser }) => {
    const optInSite = await startOptInSite(OPT_IN_PORT, 'on');
    try {
      const { context, page } = await openAs(browser, optInSite, [PERSONA]);
      const requests = watchCalls(context);
      await page.goto(optInSite.url);
      await hydrated(page);
      await page.waitForTimeout(SETTLE_MS);
      expect(requests).toEqual([]);
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('experiments');
      expect(await readCounts(optInSite)).toEqual({ seen: 0, mixed: 0, mismatched: 0 });
      await page.getByRole('button', { name: consentNoticeCopy.notice['opt-in'].agree }).click();
      await page.waitForLoadState('networkidle');
      // Without consent the persona was not stored, and only developers are in the test.
      await context.addCookies([{ ...PERSONA, url: optInSite.url }]);
      await page.goto(optInSite.url);
      await expect.poll(() => readCounts(optInSite)).toEqual({ seen: 1, mixed: 0, mismatched: 0 });
      await context.close();
    } finally {
      await optInSite.stop();
    }
  });
}

export function testExposures(getSite: GetSite) {
  testEarlyLeaving(getSite);
  testUncounted(getSite);
  testBackgroundTab(getSite);
  testBrowserCaches(getSite);
  testOptIn(getSite);
}
