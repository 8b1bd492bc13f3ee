import {
  collectTrackingCalls,
  doMeet,
  expectSessionChoice,
  listNonEssential,
  notice,
  openWithTracker,
  visitEverything,
} from '../support/consent-visit';
import { startOptInSite } from '../support/opt-in-site';
import { expect, test } from '../support/site';

test.use({ storageState: { cookies: [], origins: [] }, serviceWorkers: 'allow' });

for (const [theme, height] of [
  ['futuristic-clarity', 667],
  ['futuristic-clarity', 740],
  ['minimal-intelligence', 740],
  ['human-centered-tech', 740],
] as const)
  test(`the notice leaves the hero's button uncovered on a phone ${height} px high, in ${theme}`, async ({
    page,
  }) => {
    await page.addInitScript((name) => localStorage.setItem('visual-theme', name), theme);
    await page.setViewportSize({ width: 375, height });
    // The longest headline.
    await openWithTracker(page, '/?segment=developer&cluster=researcher');
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    const action = page.locator('[data-cta=hero-primary]');
    await expect(action).toBeInViewport({ ratio: 1 });
    for (const part of ['[data-slot=consent-notice]', '[data-slot=widget-dock] button'])
      for (const other of await page.locator(part).all())
        expect(doMeet(await action.boundingBox(), await other.boundingBox()), part).toBe(false);
  });

test('under Global Privacy Control nothing is recorded or stored on any page', async ({ page, context }) => {
  test.slow();
  await context.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  );
  // Whatever the stored settings say.
  await page.route('**/api/personalization-settings/**', (route) =>
    route.fulfill({
      json: { contentPersonalization: true, navigationAdaptation: true, behavioralAnalytics: true },
    }),
  );
  const calls = collectTrackingCalls(page);
  await visitEverything(page);
  await expect(notice(page)).toHaveCount(0);
  expect(await listNonEssential(page, context)).toEqual([]);
  await page.goto('about:blank');
  expect(calls).toEqual([]);
});

test('in opt-in mode nothing is recorded or stored on any page before an answer', async ({ browser }) => {
  test.slow();
  const site = await startOptInSite(3350);
  try {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    const calls = collectTrackingCalls(page);
    await visitEverything(page);
    await expect(notice(page)).toBeVisible();
    expect(await listNonEssential(page, context)).toEqual([]);
    await expectSessionChoice(context);
    await page.goto('about:blank');
    expect(calls).toEqual([]);
    await context.close();
  } finally {
    await site.stop();
  }
});
