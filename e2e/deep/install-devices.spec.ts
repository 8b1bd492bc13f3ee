import type { Page } from 'playwright/test';
import { BROWSER_FLAGS, findBrowser, findHeadedBrowser } from '../../scripts/programs/browser.mjs';
import { card, inCard, KEY, simulateInstallPrompt, openWithPausedClock } from '../support/install-card';
import { expect, test, watchPolicy } from '../support/site';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';

async function claimDevice(page: Page, userAgent: string, maxTouchPoints: number) {
  await page.addInitScript(
    ([agent, points]) => {
      Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => agent });
      Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => points });
    },
    [userAgent, maxTouchPoints] as const,
  );
}

for (const [device, userAgent, points] of [
  ['an iPhone', IPHONE, 5],
  ['an iPad that reports as a Mac', MAC, 5],
] as const) {
  test(`${device} gets its own instructions 10 s after load, and Got it hides them permanently`, async ({
    page,
  }) => {
    await claimDevice(page, userAgent, points);
    await openWithPausedClock(page);
    const passed = await page.evaluate(() => performance.now());
    expect(passed).toBeLessThan(10_000);
    await page.clock.runFor(10_000 - passed - 1);
    await expect(card(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(card(page)).toMatchAriaSnapshot(`
      - region "Keep Attune handy":
        - heading "Keep Attune handy" [level=2]
        - paragraph: Add it to your home screen. You can read pages you have opened offline.
        - button "Close"
        - list:
          - listitem: 1. Tap Share in your browser’s toolbar.
          - listitem: 2. Choose “Add to Home Screen”.
        - button "Got it"
    `);
    await inCard(page, 'Got it').click();
    await expect(card(page)).toBeHidden();
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('true');
  });
}

test('a Mac without a touch screen and without the event gets no card', async ({ page }) => {
  await claimDevice(page, MAC, 0);
  await openWithPausedClock(page);
  await page.clock.runFor(60_000);
  await expect(card(page)).toBeHidden();
});

test('never in an installed app', async ({ playwright, baseURL, violations }) => {
  const executablePath = findHeadedBrowser();
  // Playwright's headless shell lacks app windows.
  test.skip(findBrowser() !== null && executablePath === null, 'the installed browser has no windows');
  const app = await playwright.chromium.launchPersistentContext('', {
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args: [...BROWSER_FLAGS, `--app=${baseURL}/about`],
    serviceWorkers: 'block',
  });
  watchPolicy(app, violations);
  const [page = await app.newPage()] = app.pages();
  await openWithPausedClock(page, `${baseURL}/?visitor=returning`);
  expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
  await page.evaluate(simulateInstallPrompt);
  await page.clock.runFor(60_000);
  await expect(card(page)).toBeHidden();
  await app.close();
});

test("never when opened from an iPhone's home screen", async ({ page }) => {
  await claimDevice(page, IPHONE, 5);
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await openWithPausedClock(page);
  await page.clock.runFor(60_000);
  await expect(card(page)).toBeHidden();
});
