import { demoCopy } from '@/lib/content/pages/demo';
import { DEMO, stage } from '../support/demo-page';
import { expect, open, test, watchScripts } from '../support/site';

const { live } = demoCopy;

test('the first fetch takes 800 ms, then its toast appears; the second comes from cache', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, DEMO);
  const button = stage(page, 'cached-data').getByRole('button', { name: /^Fetch/ });
  const toast = page.locator('[data-slot=toast]');
  const log = page.locator('[data-slot=fetch-log]');
  const loadsQuery = page.waitForResponse((response) => response.url().endsWith('.js'));
  await button.hover();
  await loadsQuery;
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  await expect(
    stage(page, 'cached-data').getByRole('button', { name: demoCopy.live.cache.forget }),
  ).toBeVisible();
  await page.clock.runFor(10);
  await expect(button).toHaveText(demoCopy.live.cache.fetching);
  await page.clock.runFor(780);
  await expect(toast).toHaveCount(0);
  await page.clock.runFor(20);
  await page.clock.resume();
  await expect(toast).toContainText('Data Fetched with Cache');
  await expect(log).toContainText(/1\s*from the server\s*8\d\d ms/);
  await button.click();
  await expect(log).toContainText(/2\s*from cache\s*\d{1,2} ms/);
  await expect(toast).toContainText(demoCopy.live.cache.toast.cache);
  await expect(page.locator('[data-slot=report]')).toContainText('Sample data');
});

test('the response is still cached after a visit to another page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, DEMO);
  const fetchButton = stage(page, 'cached-data').getByRole('button', { name: /^Fetch/ });
  const log = page.locator('[data-slot=fetch-log]');
  await fetchButton.click();
  await expect(log).toContainText(demoCopy.live.cache.log.server);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about/);
  await page.getByRole('complementary').getByRole('link', { name: 'Demo', exact: true }).click();
  await fetchButton.click();
  await expect(log).toContainText(/1\s*from cache/);
});

test('TanStack Query is loaded only when the demo is used', async ({ page }) => {
  const readScripts = watchScripts(page);
  await open(page, DEMO);
  await page.waitForLoadState('networkidle');
  const hasQuery = async () => (await readScripts()).includes('gcTime');
  expect(await hasQuery()).toBe(false);
  await stage(page, 'cached-data').getByRole('button', { name: demoCopy.live.cache.fetch }).click();
  await expect.poll(hasQuery).toBe(true);
});

test.describe('when the demo cannot be loaded', () => {
  test.use({ allowedConsole: /Failed to load resource/ });
  test('it says so and can be retried', async ({ page }) => {
    await open(page, DEMO);
    await page.route('**/*.js', (route) => route.abort());
    const button = stage(page, 'cached-data').getByRole('button', { name: demoCopy.live.cache.fetch });
    await button.click();
    await expect(stage(page, 'cached-data').getByText(live.cache.failed)).toBeVisible();
    await expect(button).toBeEnabled();
  });
});
