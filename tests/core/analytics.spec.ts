import type { Page } from 'playwright/test';
import { analyticsByRange } from '@/lib/content/analytics/analytics-by-range';
import { TIME_RANGES } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { formatCount } from '@/lib/personalization/counts';
import {
  chooseRange,
  chooseTab,
  dashboard,
  keyFigures,
  loaded,
  openLoaded,
  PATH,
} from '../support/pages/analytics-page';
import { expect, open, test } from '../support/site/site';

const { charts, funnel, sessions, topPages } = dashboardCopy;

test('loading takes 1000 ms after the first paint, and moves nothing', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await open(page, PATH);
  const readBoxes = () =>
    page
      .locator('[data-slot=dashboard] :is(dd, dl, table, [data-slot=chart])')
      .evaluateAll((all) => all.map((element) => JSON.stringify(element.getBoundingClientRect())));
  const covers = page.locator('[data-slot=cover]');
  expect(await covers.count()).toBeGreaterThan(5);
  await expect(keyFigures(page).locator('dd').first()).toContainText('12.8K');
  const before = await readBoxes();
  await expect(dashboard(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(999);
  await expect(dashboard(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(1);
  await loaded(page);
  await expect(covers).toHaveCount(0);
  expect(await readBoxes()).toEqual(before);
});

async function openExperiments(page: Page) {
  const panel = await chooseTab(page, 'A/B Testing');
  const card = panel.getByRole('article', { name: 'Headline on the home page' });
  await expect(panel.getByText('Winner', { exact: true })).toHaveCount(2);

  const button = card.getByRole('button', { name: 'View Details' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Headline on the home page' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(dialog).toContainText('+29.6%');
  await expect(dialog).toContainText('95% interval: +3.6% to +62.3%');
  await expect(dialog.getByRole('row', { name: /A headline for each segment/ })).toContainText('3.5K3,486');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await panel.getByRole('button', { name: 'View Details' }).nth(2).click();
  await expect(page.getByRole('dialog')).toContainText('Day 12 of 28');
  await expect(page.getByRole('dialog')).toContainText('No winner yet');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function useChart(page: Page) {
  const point = page.getByRole('slider', { name: sessions.pointer });
  const tip = page.locator('[data-slot=chart-tip]');
  await point.focus();
  await expect(point).toHaveAttribute('aria-valuetext', 'Thursday: 2.2K (2,176) sessions');
  await page.keyboard.press('ArrowLeft');
  await expect(point).toHaveAttribute('aria-valuetext', 'Wednesday: 2.2K (2,241) sessions');
  await expect(tip).toContainText('2.2K (2,241) sessions');
  await page.keyboard.press('Home');
  await expect(tip).toContainText('Friday');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await expect(tip).toContainText('Saturday');
  await point.blur();
  await expect(tip).toHaveCount(0);
  await point.hover({ position: { x: 2, y: 40 } });
  await expect(tip).toContainText('1.9K (1,920) sessions');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);

  await page.getByText(charts.openTable).first().click();
  const table = page.getByRole('table', { name: sessions.caption });
  await expect(table.getByRole('row')).toHaveCount(1 + 7 + 1);
  await expect(table.getByRole('row').last()).toContainText('12,847');
  await page.getByText(charts.openTable).last().click();
  const pages = page.getByRole('table', { name: topPages.caption });
  await expect(pages.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
  await expect(page.getByRole('table', { name: funnel.caption })).toBeVisible();
}

test('four ranges with their figures, the details of an experiment, and the chart by keys, by mouse and as a table', async ({
  page,
}) => {
  await openLoaded(page);
  await test.step('the chart', () => useChart(page));
  await test.step('an experiment', () => openExperiments(page));
  const select = page.getByRole('combobox', { name: 'Time range' });
  await expect(select).toContainText('Last 7 days');
  const labels = { '1d': 'Last 24h', '7d': 'Last 7 days', '30d': 'Last 30 days', '90d': 'Last 90 days' };
  await select.click();
  await expect(page.getByRole('option')).toHaveText(Object.values(labels));
  await page.keyboard.press('Escape');
  const values = keyFigures(page).locator('dd');
  for (const id of TIME_RANGES.toReversed()) {
    const { userBehavior, engagement } = analyticsByRange[id];
    await chooseRange(page, labels[id]);
    await expect(select).toContainText(labels[id]);
    await loaded(page);
    await expect(values.nth(0)).toContainText(formatCount(userBehavior.totalSessions));
    await expect(values.nth(3)).toContainText(engagement.engagementScore.toFixed(1));
    await expect(page.getByText('147 users online')).toBeVisible();
  }
});
