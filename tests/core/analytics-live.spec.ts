import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { liveCopy } from '@/lib/content/analytics/live-copy';
import {
  chooseRange,
  chooseTab,
  dashboard,
  keyFigures,
  loaded,
  openLoaded,
} from '../support/pages/analytics-page';
import { answerLive, chooseSource, LIVE, sourceOption } from '../support/pages/live-figures';
import { expect, test } from '../support/site/site';

const { floors, live: words } = dashboardCopy;

test("the sample is shown first, without a request; this site's own figures appear in the same dashboard", async ({
  page,
}) => {
  const ranges = await answerLive(page, { json: LIVE });
  await openLoaded(page);
  await expect(sourceOption(page, 'sample')).toBeChecked();
  await expect(page.getByText('147 users online')).toBeVisible();
  expect(ranges).toEqual([]);

  await sourceOption(page, 'sample').focus();
  await page.keyboard.press('ArrowRight');
  await expect(sourceOption(page, 'site')).toBeFocused();
  await expect(sourceOption(page, 'site')).toBeChecked();
  await expect(page.getByText('12 users online')).toBeVisible();
  await loaded(page);
  await expect(dashboard(page).getByText(words.note)).toBeVisible();
  const values = keyFigures(page).locator('dd');
  for (const [index, value] of ['200', '2.5 min', '40.0%', '50.0'].entries())
    await expect(values.nth(index)).toContainText(value);
  await expect(values.nth(3)).toContainText(liveCopy.kpis.items.engagementScore.help);
  const personalization = await chooseTab(page, 'Personalization');
  await expect(personalization.getByText(floors.figure)).toHaveCount(2);
  await expect(personalization.getByRole('row', { name: /Sales & marketing/ })).toContainText(floors.count);
  const engagement = await chooseTab(page, 'Engagement');
  await expect(engagement.getByRole('row', { name: /Calls to action/ })).toContainText('61');
  await expect(engagement.getByText(liveCopy.heatmap.text)).toBeVisible();
  const tests = await chooseTab(page, 'A/B Testing');
  await expect(tests.getByRole('article')).toHaveCount(0);
  await chooseRange(page, 'Last 90 days');
  await expect.poll(() => ranges).toEqual(['7d', '90d']);

  await chooseSource(page, 'sample');
  await expect(page.getByText('147 users online')).toBeVisible();
  await expect(page.getByText(words.note)).toBeHidden();
});

test('while they load, the sample stays covered for as long as that takes', async ({ page }) => {
  await openLoaded(page);
  await page.route('**/api/live?*', () => undefined);
  await chooseSource(page, 'site');
  const cover = keyFigures(page).locator('[data-slot=cover]').first();
  await expect(cover).toHaveCSS('opacity', '1');
  expect(await cover.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test.describe('when the figures cannot be loaded', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('that is shown in place of any figures, and can be retried', async ({ page }) => {
    await answerLive(page, { status: 503 }, { status: 503 }, { json: LIVE });
    await openLoaded(page);
    await chooseSource(page, 'site');
    await expect(dashboard(page).getByText(words.failed)).toBeVisible();
    await expect(dashboard(page).getByText('12.8K')).toHaveCount(0);
    const retry = page.getByRole('button', { name: words.retry });
    await retry.click();
    await expect(retry).toBeFocused();
    await retry.click();
    await expect(page.getByText('12 users online')).toBeVisible();
    await expect(dashboard(page).getByText(words.failed)).toBeHidden();
    await expect(page.getByRole('heading', { name: dashboardCopy.kpis.heading })).toBeFocused();
  });
});
