import { ROUTES } from '@/lib/config/routes';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import { hubArticles } from '@/lib/content/hub/articles';
import { field, HUB, panel, reader, TOTAL } from '../support/content-hub-page';
import { expect, open, test } from '../support/site';

test(
  'a click outside closes an article and returns focus; Back from a related article closes the reader',
  { tag: '@history' },
  async ({ page }) => {
    await open(page, HUB);
    const link = panel(page).getByRole('link').first();
    await link.click();
    await expect(reader(page)).toBeVisible();
    await page.mouse.click(4, 400);
    await expect(reader(page)).toHaveCount(0);
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await expect(link).toBeFocused();
    await page.goForward();
    const related = reader(page).getByRole('navigation', { name: hubBrowserCopy.reader.nextLabel });
    const next = related.getByRole('link').first();
    const title = await next.innerText();
    await next.click();
    await expect(reader(page).getByRole('heading', { level: 3, name: title })).toBeFocused();
    await page.goBack();
    await expect(reader(page)).toHaveCount(0);
    await expect(panel(page)).toBeVisible();
  },
);

test('a long search term does not widen the page at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, HUB);
  await field(page).fill('a'.repeat(100));
  await expect(panel(page).getByRole('heading', { name: /^Nothing found for/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every article can be expanded, also by its address', async ({ page }) => {
    await page.goto(ROUTES.contentHub);
    await expect(page.locator('details:not([data-why])')).toHaveCount(TOTAL);
    await page.locator('details:not([data-why]) > summary').first().click();
    await expect(page.getByText(hubArticles[0]?.sections[0]?.heading ?? '')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.goto('about:blank');
    await page.goto(`${ROUTES.contentHub}#weak-signals`);
    await expect(page.locator('#weak-signals')).toBeVisible();
  });
});
