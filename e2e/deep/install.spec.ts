import { BROWSER_FLAGS, findBrowser, findHeadedBrowser } from '../../scripts/programs/browser.mjs';
import {
  card,
  inCard,
  KEY,
  openWithPausedClock,
  showCard,
  simulateInstallPrompt,
} from '../support/install-card';
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

test('at 375 px the card covers no other widget; it is reachable with Tab, and Escape inside returns focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openWithPausedClock(page);
  await showCard(page);
  const box = await card(page).boundingBox();
  for (const button of await page.locator('[data-slot="widget-dock"] > * button:visible').all()) {
    if (await button.evaluate((node) => node.closest('[data-slot="install-card"]') !== null)) continue;
    const top = (await button.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  }
  const last = page.getByRole('contentinfo').locator('a, button').last();
  await last.focus();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(inCard(page, 'Close')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(inCard(page, 'Install')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(last).toBeFocused();
});

test('with storage full it can still be closed', async ({ page }) => {
  await openWithPausedClock(page);
  await showCard(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await inCard(page, 'Close').click();
  await page.evaluate(simulateInstallPrompt);
  await page.clock.runFor(60_000);
  await expect(card(page)).toBeHidden();
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
