import { demoCopy } from '@/lib/content/pages/demo';
import { DEMO, finder } from '../support/demo-page';
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

  test('says so: a picture', async ({ page }) => {
    await page.route('**/images/demo/*-*.{avif,jpg}', (route) => route.abort());
    await open(page, DEMO);
    const first = page.locator('[data-slot=lazy-picture]').first();
    await first.scrollIntoViewIfNeeded();
    await expect(first).toContainText(live.images.failed);
  });
});
