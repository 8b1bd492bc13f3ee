import { ROUTES } from '@/lib/config/routes';
import { siteSearchCopy } from '@/lib/content/site-search';
import { expect, hydrated, open, test } from '../support/site';

test.use({ allowedConsole: /status of 404/ });

test('an unknown address is a 404 with a search, which loads nothing before it is used', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const response = await page.goto('/pricng');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => url.includes('site-index'))).toEqual([]);
  const coming = page.waitForResponse('**/api/site-index.json');
  await page.getByRole('searchbox', { name: siteSearchCopy.label }).focus();
  expect((await coming).status()).toBe(200);
});

test('results are links, counted and announced; Enter opens the first', async ({ page }) => {
  await page.clock.install();
  await open(page, '/nowhere');
  await page.clock.pauseAt(Date.now() + 60_000);
  const field = page.getByRole('searchbox', { name: siteSearchCopy.label });
  await field.fill('pricng');
  const results = page.getByRole('list', { name: 'Results' });
  await expect(results.getByRole('link').first()).toHaveAttribute('href', '/pricing');
  const count = await results.getByRole('link').count();
  const found = `${count} ${count === 1 ? 'result' : 'results'}`;
  await expect(page.locator('[data-slot=search-count]')).toHaveText(found);
  await page.clock.runFor(800);
  await expect(page.locator('[data-slot=live-region]')).toHaveText(found);
  await field.press('Enter');
  await expect(results.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('/pricing');
});

test('a search without results suggests what to do', async ({ page }) => {
  await open(page, '/nowhere');
  await page.getByRole('searchbox').fill('zzzzqqqq');
  await expect(page.locator('[data-slot=search-count]')).toContainText('Nothing found.');
});

test.describe('when the search index fails to load', () => {
  test.use({ allowedConsole: /status of 404|net::ERR_FAILED/ });

  test('the page says so, and the next try works', async ({ page }) => {
    await open(page, '/nowhere');
    await page.route('**/api/site-index.json', (route) => route.abort(), { times: 1 });
    const field = page.getByRole('searchbox');
    await field.focus();
    await expect(page.locator('[data-slot=search-count]')).toContainText('The search did not load.');
    await field.fill('careers');
    await expect(page.getByRole('list', { name: 'Results' }).getByRole('link').first()).toHaveAttribute(
      'href',
      '/about#careers',
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all pages are listed', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('searchbox')).toBeHidden();
    for (const href of Object.values(ROUTES))
      await expect(page.getByRole('main').locator(`a[href="${href}"]`).last()).toBeVisible();
  });
});
