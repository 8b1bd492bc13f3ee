import { demoCopy } from '@/lib/content/pages/demo';
import { DEMO, finder, stage } from '../support/demo-page';
import { expect, open, test } from '../support/site';

const { live } = demoCopy;

test('after a client navigation the field has the focus, without an on-screen keyboard until it is used', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/?visitor=returning');
  await page.getByRole('complementary').getByRole('link', { name: 'Demo', exact: true }).click();
  await expect(finder(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(finder(page)).toHaveAttribute('inputmode', 'none');
  await finder(page).click();
  await expect(finder(page)).toHaveAttribute('inputmode', 'search');
});

test.describe('what cannot be loaded', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('says so: a picture, and the fetch demo, which can be retried', async ({ page }) => {
    await page.route('**/images/demo/*-*.{avif,jpg}', (route) => route.abort());
    await open(page, DEMO);
    const first = page.locator('[data-slot=lazy-picture]').first();
    await first.scrollIntoViewIfNeeded();
    await expect(first).toContainText(live.images.failed);
    await page.route('**/*.js', (route) => route.abort());
    const button = stage(page, 'cached-data').getByRole('button', { name: live.cache.fetch });
    await button.click();
    await expect(stage(page, 'cached-data').getByText(live.cache.failed)).toBeVisible();
    await expect(button).toBeEnabled();
  });
});
