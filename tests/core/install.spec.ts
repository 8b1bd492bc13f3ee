import type { Page } from 'playwright/test';
import { site } from '@/lib/content/site';
import {
  announced,
  card,
  claimDevice,
  inCard,
  IPHONE,
  KEY,
  openWithPausedClock,
  simulateInstallPrompt,
} from '../support/pages/install-card';
import { expect, hydrated, test } from '../support/site/site';

const readFlag = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test(
  "the browser accepts the manifest; 5 s after its event the card appears without taking focus, and Install shows the browser's prompt",
  { tag: '@chromium' },
  async ({ page }) => {
    await openWithPausedClock(page);
    const session = await page.context().newCDPSession(page);
    const { url, errors } = await session.send('Page.getAppManifest');
    expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
    await page.clock.runFor(30_000);
    await expect(card(page)).toBeHidden();
    const about = page.getByRole('banner').getByRole('link', { name: 'About' });
    await about.focus();
    await page.evaluate(simulateInstallPrompt);
    await page.clock.runFor(4999);
    await expect(card(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(card(page)).toBeVisible();
    await expect(about).toBeFocused();
    await expect.poll(() => announced(page)).toMatch(/You can install this site/);
    await expect(card(page)).toMatchAriaSnapshot(`
    - region "Keep ${site.name} handy":
      - heading "Keep ${site.name} handy" [level=2]
      - paragraph: /Install it to open it in its own window/
      - button "Close"
      - button "Install"
      - button "Maybe later"
  `);
    await inCard(page, 'Install').click();
    await expect(card(page)).toBeHidden();
    expect(await page.evaluate(() => window.prompts)).toBe(1);
    expect(await readFlag(page)).toBeNull();
  },
);

test('the card waits for the answer to the consent notice, and Maybe later hides it permanently', async ({
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

  await inCard(page, 'Maybe later').click();
  await expect(card(page)).toBeHidden();
  expect(await readFlag(page)).toBe('true');
  await page.reload();
  await hydrated(page);
  await page.clock.runFor(4000);
  await expect(page.locator('[data-slot="widget-dock"]')).toBeAttached();
  await page.evaluate(simulateInstallPrompt);
  await page.clock.runFor(60_000);
  await expect(card(page)).toBeHidden();
  expect(await page.evaluate(() => window.prompts)).toBeUndefined();
});

test('an iPhone gets its own instructions, and Got it hides them permanently', async ({ page }) => {
  await claimDevice(page, IPHONE, 5);
  await openWithPausedClock(page);
  await page.clock.runFor(10_000);
  await expect(card(page)).toMatchAriaSnapshot(`
    - region "Keep ${site.name} handy":
      - heading "Keep ${site.name} handy" [level=2]
      - paragraph: /Add it to your home screen/
      - button "Close"
      - list:
        - listitem: 1. Tap Share in your browser’s toolbar.
        - listitem: 2. Choose “Add to Home Screen”.
      - button "Got it"
  `);
  await inCard(page, 'Got it').click();
  await expect(card(page)).toBeHidden();
  expect(await readFlag(page)).toBe('true');
});

test('never when the site was opened from the home screen', async ({ page }) => {
  await claimDevice(page, IPHONE, 5);
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await openWithPausedClock(page);
  await page.clock.runFor(60_000);
  await expect(card(page)).toBeHidden();
});
