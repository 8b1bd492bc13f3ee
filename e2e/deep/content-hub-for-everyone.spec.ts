import { hubArticles } from '@/lib/content/hub/articles';
import { ROUTES } from '@/lib/config/routes';
import { field, HUB, panel, reader, TOTAL } from '../support/content-hub-page';
import { expect, open, test } from '../support/site';

test('no text is clipped at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, HUB);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  expect(await fits()).toBe(true);
  await field(page).fill('a'.repeat(100));
  expect(await fits()).toBe(true);
  await field(page).fill('');
  await panel(page).getByRole('link').first().click();
  await expect(reader(page)).toBeVisible();
  expect(await reader(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every article can be expanded, also by its address', async ({ page }) => {
    await page.goto(ROUTES.contentHub);
    await expect(page.locator('details:not([data-why])')).toHaveCount(TOTAL);
    await page.locator('details:not([data-why]) > summary').first().click();
    await expect(page.getByText(hubArticles[0]?.sections[0]?.heading ?? '')).toBeVisible();
    for (const name of ['Recommended for You', 'All Content', 'Featured'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.goto('about:blank');
    await page.goto(`${ROUTES.contentHub}#weak-signals`);
    await expect(page.locator('#weak-signals')).toBeVisible();
  });
});
