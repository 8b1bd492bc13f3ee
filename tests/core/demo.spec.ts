import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/config/routes';
import { playgroundCopy } from '@/lib/content/pages/demo';
import { expect, open, test } from '../support/site/site';

const DEMO = `${ROUTES.demo}?visitor=returning`;

const stage = (page: Page, id: string) => page.locator(`[data-demo=${id}]`);
const finder = (page: Page) => page.getByRole('searchbox', { name: playgroundCopy.finder.label });
const region = (page: Page) => page.locator('[data-slot=live-region]');

const { dialog: dialogCopy, images, skipLink } = playgroundCopy.live;

test('the field has focus on arrival and leads to a demo; skip links lead past the header and past a menu; the dialog holds the focus, closes with Escape or a button, and returns the focus', async ({
  page,
}) => {
  await open(page, DEMO);
  await expect(finder(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(stage(page, 'focus-on-arrival')).toContainText('took the focus. The page moved by 0 pixels.');

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('main').locator('summary').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const skip = page.getByRole('link', { name: 'Skip to the demos' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#demos')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: skipLink.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#past-the-menu')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: playgroundCopy.live.announcements.button })).toBeFocused();

  const links = page.getByRole('navigation', { name: playgroundCopy.finder.list }).getByRole('link');
  await finder(page).fill('cache');
  await expect(links).toHaveCount(0);
  await expect(region(page)).toHaveText(playgroundCopy.finder.none);
  await finder(page).fill('picture');
  await expect(links).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('#images')).toBeFocused();
  await expect(page.locator('#images')).toBeInViewport();
  await finder(page).fill('keys');
  await page.keyboard.press('Enter');
  await expect(page.locator('#keys')).toBeFocused();

  const opener = page.getByRole('button', { name: dialogCopy.open });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: dialogCopy.title });
  const trace = dialog.locator('[data-slot=focus-trace]');
  for (const name of [dialogCopy.name, dialogCopy.remind, 'Save', 'Close']) {
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

test('pictures are requested 200 px before they come into view, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/images\/demo\/\w+-\d+\./.test(pathname)) requested.push(pathname);
  });
  await open(page, DEMO);
  const pictures = page.locator('[data-slot=lazy-picture]');
  const first = pictures.first();
  const readPlace = () =>
    first.evaluate((node) => [
      node.getBoundingClientRect().top + window.scrollY,
      document.documentElement.scrollHeight,
    ]);
  const before = await readPlace();
  // Waits for two frames, within which the picture would have started to load.
  const scrollTo = (distance: number) =>
    page.evaluate(
      (top) =>
        new Promise((resolve) => {
          window.scrollTo({ top, behavior: 'instant' });
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
      (before[0] ?? 0) - 700 - distance,
    );
  await scrollTo(210);
  await expect(first).toHaveAttribute('data-state', 'waiting');
  expect(requested).toEqual([]);
  await scrollTo(190);
  await expect(first).toHaveAttribute('data-state', 'loaded');
  expect(requested.length).toBeGreaterThan(0);
  await expect(first).toContainText(
    /^Started 1[89]\d px before coming into view, loaded in \d+ ms \(AVIF\)\.$/,
  );
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-state', 'loaded');
  }
  for (const { alt } of images.pictures) await expect(page.getByRole('img', { name: alt })).toHaveCount(1);
  expect(await readPlace()).toEqual(before);
});
