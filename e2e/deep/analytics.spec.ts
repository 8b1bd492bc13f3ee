import { randomUUID } from 'node:crypto';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import type { LiveAnalytics } from '@/lib/contracts/live';
import { chooseRange, dashboard, keyFigures, loaded, openLoaded, PATH } from '../support/analytics-page';
import { expectNoAxeViolations } from '../support/axe';
import { readShift } from '../support/campaign-visit';
import { answerLive, chooseSource, LIVE } from '../support/live-figures';
import { expect, open, test, watchScripts } from '../support/site';

const { floors, funnel, live, sessions, tabs, topPages } = dashboardCopy;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

for (const width of [375, 1280]) {
  test(`nothing shifts while it loads, scrolls, or changes its range at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openLoaded(page);
    for (const label of ['Last 90 days', 'Last 24h']) {
      await chooseRange(page, label);
      await loaded(page);
    }
    await page.getByRole('img', { name: funnel.chart }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: topPages.chart }).locator('svg')).toHaveCount(8);
    expect(await readShift(page)).toBe(0);
  });
}

test('the chart library is loaded only on this page, and only when a chart is near the viewport', async ({
  page,
}) => {
  const readScripts = watchScripts(page);
  const hasLibrary = async () => (await readScripts()).includes('visx-');
  await open(page, '/features?visitor=returning');
  expect(await hasLibrary()).toBe(false);
  await page.setViewportSize({ width: 375, height: 500 });
  await openLoaded(page);
  expect(await hasLibrary()).toBe(false);
  await page.getByRole('group', { name: sessions.chart }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('slider')).toBeVisible();
  expect(await hasLibrary()).toBe(true);
});

test.describe('where the figures of this site are not public', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('the page says so and stops asking', async ({ page }) => {
    const ranges = await answerLive(page, { status: 404 });
    await openLoaded(page);
    await chooseSource(page, 'site');
    await expect(dashboard(page).getByText(live.refused)).toBeVisible();
    await expect(page.getByRole('button', { name: live.retry })).toBeHidden();
    expect(ranges).toHaveLength(1);
  });
});

test("of this site's own figures, too few visits and too few people online are stated instead of shown", async ({
  page,
}) => {
  await answerLive(page, { json: { ...LIVE, usersOnline: null, figures: null } }, { json: LIVE });
  await openLoaded(page);
  await chooseSource(page, 'site');
  await expect(dashboard(page).getByText(floors.figure)).toBeVisible();
  await expect(page.getByText('a few users online')).toBeVisible();
  await expect(keyFigures(page)).toBeHidden();
  await chooseRange(page, 'Last 30 days');
  await expect(page.getByText('12 users online')).toBeVisible();
  await loaded(page);
  await expectNoAxeViolations(page);
});

test('a visit to this site is counted', async ({ page, baseURL }) => {
  const occurredAt = new Date().toISOString();
  for (let visitor = 0; visitor < 25; visitor += 1) {
    const answer = await fetch(`${baseURL}/api/events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': BROWSER },
      body: JSON.stringify({
        userId: 7,
        events: ['/', '/features', '/pricing'].map((path) => ({
          eventId: randomUUID(),
          eventType: 'pageview',
          page: path,
          occurredAt,
        })),
      }),
    });
    expect(await answer.json()).toEqual({ accepted: 3 });
  }
  await openLoaded(page);
  await chooseSource(page, 'site');
  // The figures are cached for a minute, and another test can have filled the cache.
  await expect(async () => {
    const { figures } = (await (await fetch(`${baseURL}/api/live?range=1d`)).json()) as LiveAnalytics;
    expect(figures?.userBehavior.totalSessions).toBeGreaterThanOrEqual(25);
  }).toPass({ timeout: 70_000, intervals: [5000] });
  await chooseRange(page, dashboardCopy.range.options['1d']);
  await loaded(page);
  await expect(page.getByText(/^\d+ users online$/)).toBeVisible();
  await expect(keyFigures(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every figure is readable, nothing is covered, and no control that needs scripts is offered', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.locator('[data-slot=cover]').first()).toBeHidden();
    await expect(dashboard(page)).toHaveAttribute('aria-busy', 'false');
    await expect(keyFigures(page)).toBeVisible();
    for (const { heading } of Object.values(tabs.items))
      await expect(page.getByRole('heading', { name: heading, exact: true, level: 2 })).toBeVisible();
    for (const { caption } of [sessions, topPages])
      await expect(page.getByRole('table', { name: caption })).toBeVisible();
    for (const role of ['combobox', 'tab', 'button'] as const)
      await expect(page.getByRole('main').getByRole(role)).toHaveCount(0);
  });
});
