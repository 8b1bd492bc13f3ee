import { analyticsByRange } from '@/lib/content/analytics/analytics-by-range';
import { TIME_RANGES } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { formatCount } from '@/lib/personalization/counts';
import { chooseRange, chooseTab, dashboard, keyFigures, loaded, openLoaded } from '../support/analytics-page';
import { expect, test } from '../support/site';

const { range, tabs } = dashboardCopy;

test('seven days are shown first, with the specified figures', async ({ page }) => {
  await openLoaded(page);
  await expect(dashboard(page).getByText('Sample data', { exact: true })).toBeVisible();
  await expect(page.getByText('147 users online')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Time range' })).toContainText('Last 7 days');
  await expect(keyFigures(page).locator('dt')).toHaveText([
    'Total Sessions',
    'Avg Session Duration',
    'Bounce Rate',
    'Engagement Score',
  ]);
  const values = keyFigures(page).locator('dd');
  for (const [index, value] of ['12.8K', '4.2 min', '23.4%', '86.4'].entries()) {
    await expect(values.nth(index)).toContainText(value);
  }
  const panel = await chooseTab(page, 'Personalization');
  await expect(panel.getByText('84.7%')).toBeVisible();
  await expect(panel.getByText('89.3%')).toBeVisible();
});

test('the four ranges are offered, each with its own figures', async ({ page }) => {
  await openLoaded(page);
  const select = page.getByRole('combobox', { name: 'Time range' });
  await select.click();
  await expect(page.getByRole('option')).toHaveText([
    'Last 24h',
    'Last 7 days',
    'Last 30 days',
    'Last 90 days',
  ]);
  await page.keyboard.press('Escape');
  for (const id of TIME_RANGES.toReversed()) {
    const { userBehavior, engagement } = analyticsByRange[id];
    await chooseRange(page, range.options[id]);
    await expect(select).toContainText(range.options[id]);
    await loaded(page);
    const values = keyFigures(page).locator('dd');
    await expect(values.nth(0)).toContainText(formatCount(userBehavior.totalSessions));
    await expect(values.nth(3)).toContainText(engagement.engagementScore.toFixed(1));
    await expect(page.getByText('147 users online')).toBeVisible();
  }
});

test('the four tabs show their content', async ({ page }) => {
  await openLoaded(page);
  await expect(page.getByRole('tab')).toHaveText(Object.values(tabs.items).map(({ heading }) => heading));
  const behavior = page.getByRole('tabpanel');
  await expect(behavior.getByRole('heading', { level: 3 })).toHaveText([
    dashboardCopy.topPages.heading,
    dashboardCopy.funnel.heading,
  ]);
  const personalization = await chooseTab(page, 'Personalization');
  for (const name of [
    'Innovation leader',
    'Developer',
    'Sales prospect',
    'Explorer',
    'Researcher',
    'Converter',
  ]) {
    await expect(personalization.getByRole('rowheader', { name })).toBeVisible();
  }
  const engagement = await chooseTab(page, 'Engagement');
  await expect(engagement.getByRole('heading', { name: dashboardCopy.heatmap.heading })).toBeVisible();
  await expect(engagement.getByRole('row', { name: /Header links/ })).toContainText('9.8K');
});

test('a test shows its traffic, conversion, confidence and winner, and more in a dialog', async ({
  page,
}) => {
  await openLoaded(page);
  const panel = await chooseTab(page, 'A/B Testing');
  const card = panel.getByRole('article', { name: 'Headline on the home page' });
  const winner = card.getByRole('row', { name: /A headline for each segment/ });
  await expect(winner).toContainText('Winner');
  await expect(winner).toContainText('50.0%');
  await expect(winner).toContainText('5.3%');
  await expect(card).toContainText('Confidence: 98.3%');
  await expect(panel.getByText('Winner', { exact: true })).toHaveCount(2);

  const button = card.getByRole('button', { name: 'View Details' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Headline on the home page' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(dialog).toContainText('+29.6%');
  await expect(dialog).toContainText('95% interval: +4.7% to +60.4%');
  await expect(dialog.getByRole('row', { name: /A headline for each segment/ })).toContainText('3.5K3,486');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await panel.getByRole('button', { name: 'View Details' }).nth(2).click();
  await expect(page.getByRole('dialog')).toContainText('Day 12 of 28');
  await expect(page.getByRole('dialog')).toContainText('No winner yet');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});
