import type { Page } from 'playwright/test';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { liveCopy } from '@/lib/content/analytics/live-copy';
import type { LiveAnalytics } from '@/lib/calls/get-live';
import { composeLive } from '@/lib/live/compose-live';
import {
  chooseRange,
  chooseTab,
  dashboard,
  keyFigures,
  loaded,
  openLoaded,
} from '../support/pages/analytics-page';
import { expect, test } from '../support/site/site';

const NOW = new Date('2026-11-26T17:31:00.000Z');

const TOTALS = {
  sessions: 200,
  seconds: 30_000,
  'step:2': 120,
  'step:3': 60,
  'step:4': 30,
  'step:5': 3,
  'segment:innovation-leader': 150,
  'segment:developer': 46,
  'segment:sales-prospect': 4,
  'cluster:explorer': 200,
  'views:/': 300,
  'views:/pricing': 100,
  'engaged:/': 200,
  'clicked:cta': 50,
  'clicks:morning:cta': 61,
  'clicks:night:cta': 2,
};

const LIVE: LiveAnalytics = {
  updatedAt: NOW.toISOString(),
  usersOnline: 12,
  figures: composeLive([{ hour: NOW, counts: TOTALS }], '7d', NOW),
};

/** Answers no call until `release` is called, and the first with a failure. `ranges` are the requested ones. */
async function answerLive(page: Page): Promise<{ ranges: string[]; release: () => void }> {
  const ranges: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/live?*', async (route) => {
    ranges.push(new URL(route.request().url()).searchParams.get('range') ?? '');
    await released;
    await route.fulfill(ranges.length === 1 ? { status: 503 } : { json: LIVE });
  });
  return { ranges, release };
}

const { options } = dashboardCopy.source;

const sourceOption = (page: Page, id: keyof typeof options) => page.getByRole('radio', { name: options[id] });

const chooseSource = (page: Page, id: keyof typeof options) =>
  dashboard(page).getByText(options[id], { exact: true }).click();

const { floors, live: words } = dashboardCopy;

// The browser logs failed requests itself.
test.use({ allowedConsole: /Failed to load resource/ });

test("the sample is shown first, without a request; it is covered while this site's own figures load; a failure can be retried, and they appear in the same dashboard", async ({
  page,
}) => {
  const { ranges, release } = await answerLive(page);
  await openLoaded(page);
  await expect(sourceOption(page, 'sample')).toBeChecked();
  await expect(page.getByText('147 users online')).toBeVisible();
  expect(ranges).toEqual([]);

  await sourceOption(page, 'sample').focus();
  await page.keyboard.press('ArrowRight');
  await expect(sourceOption(page, 'site')).toBeFocused();
  await expect(sourceOption(page, 'site')).toBeChecked();
  const cover = keyFigures(page).locator('[data-slot=cover]').first();
  await expect(cover).toHaveCSS('opacity', '1');
  expect(await cover.evaluate((element) => element.getAnimations().length)).toBe(0);
  release();
  await expect(dashboard(page).getByText(words.failed)).toBeVisible();
  await expect(dashboard(page).getByText('12.8K')).toHaveCount(0);
  await page.getByRole('button', { name: words.retry }).click();
  await expect(page.getByText('12 users online')).toBeVisible();
  await expect(page.getByRole('heading', { name: dashboardCopy.kpis.heading })).toBeFocused();
  await expect(dashboard(page).getByText(words.failed)).toBeHidden();
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
  await expect.poll(() => ranges).toEqual(['7d', '7d', '90d']);

  await chooseSource(page, 'sample');
  await expect(page.getByText('147 users online')).toBeVisible();
  await expect(page.getByText(words.note)).toBeHidden();
});
