import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { card, inCard, KEY, simulateInstallPrompt, openWithPausedClock, showCard } from '../support/install-card';
import { expect, hydrated, open, test } from '../support/site';

/** The announcement follows layout, which the page's fake clock does not control. */
async function announced(page: Page) {
  await page.clock.runFor(50);
  return page.locator('[data-slot="live-region"]').textContent();
}

test("appears 5 s after the browser's event, without taking focus, and Install shows the browser's prompt", async ({
  page,
}) => {
  await openWithPausedClock(page);
  await page.clock.runFor(30_000);
  await expect(card(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).focus();
  await page.evaluate(simulateInstallPrompt);
  await page.clock.runFor(4999);
  await expect(card(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeFocused();
  await expect.poll(() => announced(page)).toMatch(/You can install this site/);
  await expect(card(page)).toMatchAriaSnapshot(`
    - region "Keep Attune handy":
      - heading "Keep Attune handy" [level=2]
      - paragraph: Install it to open it in its own window. You can read pages you have opened offline.
      - button "Close"
      - button "Install"
      - button "Maybe later"
  `);
  await inCard(page, 'Install').click();
  await expect(card(page)).toBeHidden();
  expect(await page.evaluate(() => window.prompts)).toBe(1);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test('behind the consent notice it stays silent; once that is answered it appears and is announced', async ({
  page,
}) => {
  await page.context().clearCookies();
  await openWithPausedClock(page, '/');
  const notice = page.locator('[data-slot="consent-notice"]');
  await expect(notice).toBeVisible();
  await page.evaluate(simulateInstallPrompt);
  await page.clock.runFor(5000);
  await expect(page.locator('[data-slot="install-card"]')).toBeAttached();
  await expect(card(page)).toBeHidden();
  expect(await announced(page)).not.toMatch(/You can install this site/);
  await notice.getByRole('button').first().click();
  await expect(card(page)).toBeVisible();
  await expect.poll(() => announced(page)).toMatch(/You can install this site/);
});

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

for (const answer of ['Maybe later', 'Close']) {
  test(`${answer} hides it permanently`, async ({ page }) => {
    await openWithPausedClock(page);
    await showCard(page);
    await inCard(page, answer).click();
    await expect(card(page)).toBeHidden();
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('true');
    await page.reload();
    await hydrated(page);
    await page.clock.runFor(4000);
    await expect(page.locator('[data-slot="widget-dock"]')).toBeAttached();
    await page.evaluate(simulateInstallPrompt);
    await page.clock.runFor(60_000);
    await expect(card(page)).toBeHidden();
    expect(await page.evaluate(() => window.prompts)).toBeUndefined();
  });
}

test('by keyboard: reachable with Tab, and Escape inside returns focus', async ({ page }) => {
  await openWithPausedClock(page);
  await showCard(page);
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

test('it is offered when its storage key has garbage; with storage full it can still be dismissed', async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"nonsense'), KEY);
  await openWithPausedClock(page);
  await showCard(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await inCard(page, 'Maybe later').click();
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

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds no violations at 375 px, ${scheme}, and the card covers no other widget`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 375, height: 700 });
    await openWithPausedClock(page);
    await showCard(page);
    await page.clock.resume();
    await expectNoAxeViolations(page);
    const box = await card(page).boundingBox();
    const others = page.locator('[data-slot="widget-dock"] > * button:visible');
    for (const button of await others.all()) {
      if (await button.evaluate((node) => node.closest('[data-slot="install-card"]') !== null)) continue;
      const top = (await button.boundingBox())?.y ?? 0;
      expect(top).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    }
  });
}
