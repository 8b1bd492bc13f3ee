import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { openLoaded } from '../support/analytics-page';
import { expect, open, test, watchScripts } from '../support/site';

test('the sessions line can be read with arrow keys and with the mouse', async ({ page }) => {
  await openLoaded(page);
  const point = page.getByRole('slider', { name: dashboardCopy.sessions.pointer });
  await point.focus();
  await expect(point).toHaveAttribute('aria-valuetext', 'Thursday: 2.2K (2,176) sessions');
  await page.keyboard.press('ArrowLeft');
  await expect(point).toHaveAttribute('aria-valuetext', 'Wednesday: 2.2K (2,241) sessions');
  await expect(page.locator('[data-slot=chart-tip]')).toContainText('2.2K (2,241) sessions');
  await page.keyboard.press('Home');
  await expect(page.locator('[data-slot=chart-tip]')).toContainText('Friday');
  await point.blur();
  await expect(page.locator('[data-slot=chart-tip]')).toHaveCount(0);
  await point.hover({ position: { x: 2, y: 40 } });
  await expect(page.locator('[data-slot=chart-tip]')).toContainText('1.9K (1,920) sessions');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-slot=chart-tip]')).toHaveCount(0);
});

test('every chart provides its figures as a table', async ({ page }) => {
  await openLoaded(page);
  await page.getByText(dashboardCopy.charts.openTable).first().click();
  const sessions = page.getByRole('table', { name: dashboardCopy.sessions.caption });
  await expect(sessions.getByRole('row')).toHaveCount(1 + 7 + 1);
  await expect(sessions.getByRole('row').last()).toContainText('12,847');
  await page.getByText(dashboardCopy.charts.openTable).last().click();
  const pages = page.getByRole('table', { name: dashboardCopy.topPages.caption });
  await expect(pages.getByRole('row').last()).toContainText('46,249');
  await expect(pages.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
  await expect(page.getByRole('table', { name: dashboardCopy.funnel.caption })).toBeVisible();
});

test('only this page loads the chart library, and only when a chart is near the viewport', async ({
  page,
}) => {
  const readScripts = watchScripts(page);
  const hasLibrary = async () => (await readScripts()).includes('visx-');
  await open(page, '/features?visitor=returning');
  await page.waitForLoadState('networkidle');
  expect(await hasLibrary()).toBe(false);
  await page.setViewportSize({ width: 375, height: 500 });
  await openLoaded(page);
  expect(await hasLibrary()).toBe(false);
  await page.getByRole('group', { name: dashboardCopy.sessions.chart }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('slider')).toBeVisible();
  expect(await hasLibrary()).toBe(true);
});

test.describe('when the chart library cannot be loaded', () => {
  test.use({ allowedConsole: /net::ERR_FAILED|Failed to load/ });
  test('its placeholders say so, and the tables are shown', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 500 });
    await openLoaded(page);
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.getByRole('group', { name: dashboardCopy.sessions.chart }).scrollIntoViewIfNeeded();
    await expect(page.getByText(dashboardCopy.charts.failed).first()).toBeVisible();
    await page.getByText(dashboardCopy.charts.openTable).first().click();
    await expect(page.getByRole('table', { name: dashboardCopy.sessions.caption })).toBeVisible();
  });
});
