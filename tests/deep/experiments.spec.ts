import type { BrowserContext, Page } from 'playwright/test';
import { goBack, noteRestoring, wasRestored } from '../support/browser/watch-page';
import {
  ARM,
  DEVELOPER,
  HEADLINES,
  openAs,
  PERSONA,
  readCounts,
  watchExposures,
} from '../support/browser/experiment-visit';
import { heading } from '../support/pages/home-page';
import { startSite, type Site } from '../support/site/start-site.mjs';
import { expect, hydrated, test } from '../support/site/site';
import { slowDown, watchWords } from '../support/browser/watch-words';

/** The deep-history project runs some of these tests at the same time. */
const PORT = 4400;
/** Raise this to find visitors who are rarely missed. */
const EXPOSURE_VISITS = Number(process.env.EXPOSURE_VISITS ?? 2);
const STAY_MS = 300;
const SETTLE_MS = 1500;
const COUNTED_WITHIN_MS = 30_000;

// The counts of one site are compared before and after each test.
test.describe.configure({ mode: 'default' });
test.setTimeout(240_000);

let site: Site;
test.beforeAll(async ({}, { parallelIndex }) => {
  site = await startSite({ port: PORT + parallelIndex, env: { EXPERIMENTS: 'on' } });
});
test.afterAll(() => site.stop());

test('of a challenger, too, no frame on a slow phone shows other words than the HTML, and nothing moves', async ({
  browser,
}) => {
  const { context, page } = await openAs(browser, site, [ARM, PERSONA], {
    viewport: { width: 412, height: 823 },
  });
  const { words, wrong, last, shift } = await watchWords(page, `${site.url}/`);
  expect(words).toContain(HEADLINES['02b']);
  expect({ wrong, last, shift }).toEqual({ wrong: [], last: words, shift: 0 });
  await context.close();
});

test('a preview shows an arm, stores and counts nothing, and the address of an arm is not a page', async ({
  browser,
  request,
}) => {
  const { context, page } = await openAs(browser, site, []);
  const exposures = watchExposures(context);
  await page.goto(`${site.url}/?demo=1&segment=developer&arm=02b`);
  await expect(heading(page)).toHaveText(HEADLINES['02b'] ?? '');
  await page.reload();
  await expect(heading(page)).toHaveText(HEADLINES['02b'] ?? '');
  await hydrated(page);
  await page.waitForTimeout(SETTLE_MS);
  expect(exposures).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['demo-view']);
  await context.close();
  expect((await request.get(`${site.url}/arms/02b/${DEVELOPER}`)).status()).toBe(404);
});

type Departure = { isHydrated: boolean; isSent: boolean };

/** Leaves the page STAY_MS after its first paint; resolves with what the page had done by then. */
async function leaveSoon(context: BrowserContext, page: Page, url: string): Promise<Departure> {
  let note = (_departure: Departure) => {};
  const left = new Promise<Departure>((resolve) => (note = resolve));
  await context.exposeFunction('noteLeaving', (departure: Departure) => note(departure));
  await page.addInitScript((stayMs) => {
    const leave = () => {
      const isHydrated = document.documentElement.dataset.hydrated === 'true';
      const isSent = Object.values(Reflect.get(window, 'sentExposures') ?? {}).includes(true);
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

for (const [connection, isSlow] of [
  ['on a slow phone', true],
  ['on a fast connection', false],
] as const) {
  test(`a visitor who leaves 300 ms after the first paint is counted, ${connection}`, async ({ browser }) => {
    const before = await readCounts(site);
    const readSeen = async () => (await readCounts(site)).seen;
    let { seen } = before;
    let sentBeforeHydration = 0;
    for (let visit = 0; visit < EXPOSURE_VISITS; visit += 1) {
      // No experiments cookie: the first response picks the arm.
      const { context, page } = await openAs(browser, site, [PERSONA]);
      if (isSlow) await slowDown(page);
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
    else expect(seen).toBe(before.seen + EXPOSURE_VISITS);
    expect(await readCounts(site)).toEqual({ ...before, seen });
  });
}

test(
  'a visitor who returns through the back/forward cache is counted once',
  { tag: '@history' },
  async ({ browser }) => {
    const before = await readCounts(site);
    const { context, page } = await openAs(browser, site, [PERSONA, ARM]);
    const requests = watchExposures(context);
    await noteRestoring(page);
    await page.goto(site.url);
    await expect(page.getByRole('combobox', { name: 'Segment' })).toBeVisible();
    await page.waitForTimeout(SETTLE_MS);
    await page.goto(`${site.url}/about`);
    await hydrated(page);
    await goBack(page);
    await expect.poll(() => wasRestored(page)).toBe(true);
    await page.waitForTimeout(SETTLE_MS);
    expect(requests).toEqual([{ seen: ['02b'] }]);
    expect(await readCounts(site)).toEqual({ ...before, seen: before.seen + 1 });
    await context.close();
  },
);
