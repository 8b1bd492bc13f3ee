import { BROWSER_FLAGS, findBrowser, findHeadedBrowser } from '../../scripts/programs/browser.mjs';
import { card, KEY, openWithPausedClock, showCard, simulateInstallPrompt } from '../support/install-card';
import { expect, open, test, watchPolicy } from '../support/site';

test('an event before the widgets load is not lost, and its 5 s start then', async ({ page }) => {
  await page.addInitScript(
    `document.addEventListener('DOMContentLoaded', ${simulateInstallPrompt.toString()})`,
  );
  await openWithPausedClock(page);
  const passed = await page.evaluate(() => performance.now() - (window.installEvent?.heardAt ?? NaN));
  expect(passed).toBeGreaterThan(0);
  await page.clock.runFor(5000 - passed - 1);
  await expect(card(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(card(page)).toBeVisible();
});

test('an answer in one tab applies to the others', async ({ page, context }) => {
  await openWithPausedClock(page);
  await showCard(page);
  const other = await context.newPage();
  await open(other, '/about');
  await other.evaluate((key) => localStorage.setItem(key, 'true'), KEY);
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
