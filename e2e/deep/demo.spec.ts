import { ROUTES } from '@/lib/config/routes';
import { demoCopy } from '@/lib/content/pages/demo';
import type { Page } from 'playwright/test';
import { DEMO, stage } from '../support/demo-page';
import { expect, hydrated, open, test } from '../support/site';

const { live, skip } = demoCopy;

const field = (page: Page) => page.getByRole('searchbox', { name: demoCopy.finder.label });
const region = (page: Page) => page.locator('[data-slot=live-region]');

test('the field has focus on arrival, and the page has not scrolled', async ({ page }) => {
  await open(page, DEMO);
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(stage(page, 'focus-on-arrival')).toContainText('took the focus. The page moved by 0 pixels.');
  // Automatic focus must not open the on-screen keyboard.
  await expect(field(page)).toHaveAttribute('inputmode', 'none');
  await field(page).click();
  await expect(field(page)).toHaveAttribute('inputmode', 'search');
});

test('the field also gets focus after a client navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/?visitor=returning');
  await page.getByRole('complementary').getByRole('link', { name: 'Demo', exact: true }).click();
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a visitor who arrives at a fragment stays there', async ({ page }) => {
  await page.goto(`${ROUTES.demo}#cached-data`);
  await hydrated(page);
  await expect(page.locator('#cached-data')).toBeInViewport();
  await expect(field(page)).not.toBeFocused();
  await expect(stage(page, 'focus-on-arrival')).toContainText(live.arrival.left);
});

test('the field finds a demo, and Enter goes there', async ({ page }) => {
  await open(page, DEMO);
  await page.keyboard.type('cache');
  const links = page.getByRole('navigation', { name: demoCopy.finder.list }).getByRole('link');
  await expect(links).toHaveCount(0);
  await expect(region(page)).toHaveText(demoCopy.finder.none);
  await field(page).fill('picture');
  await expect(links).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('#images')).toBeFocused();
  await expect(page.locator('#images')).toBeInViewport();
});

test('a skip link leads past the header to the demos', async ({ page }) => {
  await open(page, DEMO);
  const link = page.getByRole('link', { name: skip });
  const reason = page.getByRole('main').locator('summary').first();
  await page.keyboard.press('Shift+Tab');
  await expect(reason).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#demos')).toBeFocused();
  await page.keyboard.press('Tab');
  const small = page.getByRole('link', { name: live.skipLink.skip });
  await expect(small).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#past-the-menu')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: demoCopy.live.announcements.button })).toBeFocused();
});

test('an announcement is announced, shown, and cleared after 3 seconds', async ({ page }) => {
  await page.clock.install();
  await open(page, DEMO);
  const mirror = page.locator('[data-slot=region-mirror]');
  const transcript = page.locator('[data-slot=transcript]');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: demoCopy.live.announcements.button }).click();
  await page.clock.runFor(50);
  await expect(region(page)).toHaveText('Your report is ready.');
  await expect(mirror).toContainText('“Your report is ready.”');
  await page.clock.runFor(2999);
  await expect(region(page)).toHaveText('Your report is ready.');
  await page.clock.runFor(1);
  await expect(region(page)).toHaveText('');
  await expect(mirror).toContainText('nothing');
  await expect(transcript.getByRole('listitem')).toHaveCount(1);
  await expect(transcript).toContainText('“Your report is ready.”');
  await expect(transcript).toContainText('cleared after 3.0 sec');
});

test('the dialog traps Tab, closes with Escape and returns focus', async ({ page }) => {
  await open(page, DEMO);
  const opener = page.getByRole('button', { name: demoCopy.live.dialog.open });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: demoCopy.live.dialog.title });
  const names = [demoCopy.live.dialog.name, demoCopy.live.dialog.remind, 'Save', 'Close'];
  const trace = dialog.locator('[data-slot=focus-trace]');
  for (const name of names) {
    await expect(trace).toContainText(`The focus is on: ${name}.`);
    await page.keyboard.press('Tab');
  }
  await expect(trace).toContainText('The focus is on: Your name. Tab pressed: 4. Rounds: 1.');
  await page.keyboard.press('Shift+Tab');
  await expect(trace).toContainText('The focus is on: Close. Tab pressed: 5. Rounds: 2.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  const result = page.locator('[data-slot=dialog-result]');
  await expect(result).toHaveText('Closed with Escape. The focus is back on the button above.');
  await opener.click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(result).toHaveText('Closed with a button. The focus is back on the button above.');
});

test('no text is clipped at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, DEMO);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.getByRole('button', { name: demoCopy.live.dialog.open }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the pictures show, the skip links work, and everything else says that it needs JavaScript', async ({
    page,
  }) => {
    await page.goto(ROUTES.demo);
    for (const { alt } of live.images.pictures) {
      const picture = page.getByRole('img', { name: alt });
      await expect(picture).toHaveAttribute('loading', 'lazy');
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await expect(page.getByText(live.unscripted)).toHaveCount(4);
    await page.getByRole('link', { name: live.skipLink.skip }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#past-the-menu$/);
  });
});
