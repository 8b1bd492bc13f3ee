import { heading, headline } from '../support/home-page';
import { expect, open, test } from '../support/site';

test('the skip link is the first stop, and leads to the main area', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the menu opens, closes with Escape and is followed by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('/solutions');
  await expect(menu).toBeHidden();
});

const PADDING_PX = 10;

test('a selector works by keyboard alone, keeps 10 px from the edges of a low window and keeps the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 300 });
  await open(page, '/?visitor=returning');
  const selector = page.getByRole('combobox', { name: 'Segment' });
  const option = (name: string) => page.getByRole('option', { name });
  await selector.focus();
  await page.keyboard.press('Enter');
  await expect(option('Innovation leader')).toBeFocused();
  const {
    x = 0,
    y = 0,
    width = 320,
    height = 300,
  } = (await page.locator('[data-slot=select-content]').boundingBox()) ?? {};
  expect(Math.min(x, y, 320 - x - width, 300 - y - height)).toBeGreaterThanOrEqual(PADDING_PX);
  await page.keyboard.press('End');
  await expect(option('Sales prospect')).toBeFocused();
  await expect(option('Sales prospect')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowUp');
  await expect(option('Developer')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  await expect(selector).toBeFocused();
});
