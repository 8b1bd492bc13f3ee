import { expect, open, test } from '../support/site';

test("the header's links fit in one row from 1024 px up", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await open(page, '/?segment=developer');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links).toHaveCount(7);
  const tops = await Promise.all((await links.all()).map(async (link) => (await link.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
});

test('when a wider window hides the menu, focus moves to the header', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Tab');
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(page.locator('[data-slot=header] a').first()).toBeFocused();
});
