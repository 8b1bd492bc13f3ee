import { expect, test } from '../support/site/site';

test.use({ allowedConsole: /^Failed to load resource/ });

const BUILT = '**/_next/static/**/*.js';

test('a page whose scripts are lost once works', async ({ page }) => {
  const lost = new Set<string>();
  await page.route(BUILT, (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort();
  });
  await page.goto('/');
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 20_000 });
  expect(lost.size).toBeGreaterThan(0);
});

test('a page whose scripts stay lost is loaded again once, and can be read', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(BUILT, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  await page.goto('/pricing');
  await expect.poll(() => loads, { timeout: 20_000 }).toBe(2);
  await page.waitForTimeout(1500);
  expect(loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
