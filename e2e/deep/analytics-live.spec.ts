import { randomUUID } from 'node:crypto';
import type { Page, Request } from 'playwright/test';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { liveCopy } from '@/lib/content/analytics/live-copy';
import type { LiveAnalytics } from '@/lib/contracts/live';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { composeLive } from '@/lib/live/compose-live';
import { chooseRange, chooseTab, dashboard, keyFigures, loaded, openLoaded, PATH } from '../support/analytics-page';
import { expect, open, test } from '../support/site';

const { source, live: words, floors } = dashboardCopy;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
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

const ANSWER: LiveAnalytics = {
  updatedAt: NOW.toISOString(),
  usersOnline: 12,
  figures: composeLive(
    { totals: new Map(Object.entries(TOTALS)), sessions: new Map([['day:2026-11-26', 200]]) },
    '7d',
    NOW,
  ),
};
const COLLECTING: LiveAnalytics = { ...ANSWER, usersOnline: null, figures: null };

type Reply = { status?: number; json?: LiveAnalytics };

/** Fulfills the calls with the replies in order, then repeats the last one. Returns the requested ranges. */
async function answerLive(page: Page, ...replies: Reply[]): Promise<string[]> {
  const ranges: string[] = [];
  await page.route('**/api/live?*', (route) => {
    const reply = replies[Math.min(ranges.length, replies.length - 1)];
    ranges.push(new URL(route.request().url()).searchParams.get('range') ?? '');
    return route.fulfill({ status: reply?.status ?? 200, json: reply?.json ?? {} });
  });
  return ranges;
}

const option = (page: Page, id: keyof typeof source.options) =>
  page.getByRole('radio', { name: source.options[id] });
const choose = (page: Page, id: keyof typeof source.options) =>
  dashboard(page).getByText(source.options[id], { exact: true }).click();

test('the sample is shown first, labeled as such, without a request', async ({ page }) => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/live')) requests.push(request);
  });
  await openLoaded(page);
  await expect(option(page, 'sample')).toBeChecked();
  await expect(page.getByText('147 users online')).toBeVisible();
  expect(requests).toEqual([]);
});

test('the live figures appear in the same dashboard, each with an explanation', async ({ page }) => {
  const ranges = await answerLive(page, { json: ANSWER });
  await openLoaded(page);
  await choose(page, 'site');
  await loaded(page);
  await expect(option(page, 'site')).toBeChecked();
  await expect(page.getByText('12 users online')).toBeVisible();
  await expect(dashboard(page).getByText(words.note)).toBeVisible();
  const values = keyFigures(page).locator('dd');
  for (const [index, value] of ['200', '2.5 min', '40.0%', '50.0'].entries())
    await expect(values.nth(index)).toContainText(value);
  await expect(values.nth(3)).toContainText(liveCopy.kpis.items.engagementScore.help);
  const personalization = await chooseTab(page, 'Personalization');
  await expect(personalization.getByText(floors.figure)).toHaveCount(2);
  await expect(personalization.getByRole('row', { name: /Sales prospect/ })).toContainText(floors.count);
  const engagement = await chooseTab(page, 'Engagement');
  await expect(engagement.getByRole('row', { name: /Calls to action/ })).toContainText('61');
  await expect(engagement.getByText(liveCopy.heatmap.text)).toBeVisible();
  const tests = await chooseTab(page, 'A/B Testing');
  await expect(tests.getByRole('article')).toHaveCount(0);
  await chooseRange(page, dashboardCopy.range.options['90d']);
  await expect.poll(() => ranges).toEqual(['7d', '90d']);
  await choose(page, 'sample');
  await loaded(page);
  await expect(page.getByText('147 users online')).toBeVisible();
  await expect(page.getByText(words.note)).toBeHidden();
});

test('too few visits and too few people online are stated instead of shown', async ({ page }) => {
  await answerLive(page, { json: COLLECTING });
  await openLoaded(page);
  await choose(page, 'site');
  await expect(dashboard(page).getByText(floors.figure)).toBeVisible();
  await expect(page.getByText('a few users online')).toBeVisible();
  await expect(keyFigures(page)).toBeHidden();
});

test.describe('failing calls', () => {
  test.use({ allowedConsole: /Failed to load resource/ });
  test('a failure is shown, leaves no stale figures on the screen, and can be retried', async ({ page }) => {
    await answerLive(page, { status: 503 }, { json: ANSWER });
    await openLoaded(page);
    await choose(page, 'site');
    await expect(dashboard(page).getByText(words.failed)).toBeVisible();
    await expect(dashboard(page).getByText('12.8K')).toHaveCount(0);
    await page.getByRole('button', { name: words.retry }).click();
    await expect(page.getByText('12 users online')).toBeVisible();
    await expect(dashboard(page).getByText(words.failed)).toBeHidden();
    await expect(page.getByRole('heading', { name: dashboardCopy.kpis.heading })).toBeFocused();
  });
  test('where the figures are not public, the page says so and stops asking', async ({ page }) => {
    const ranges = await answerLive(page, { status: 404 });
    await openLoaded(page);
    await choose(page, 'site');
    await expect(dashboard(page).getByText(words.refused)).toBeVisible();
    await expect(page.getByRole('button', { name: words.retry })).toBeHidden();
    expect(ranges).toHaveLength(1);
  });
});

test('the figures are refreshed every 30 seconds, but not while the page is hidden', async ({ page }) => {
  await page.clock.install();
  const ranges = await answerLive(page, { json: ANSWER });
  await open(page, PATH);
  await page.clock.runFor(2000);
  await choose(page, 'site');
  await expect.poll(() => ranges).toHaveLength(1);
  await expect(page.getByText('12 users online')).toBeVisible();
  await page.clock.runFor(30_000);
  await expect.poll(() => ranges).toHaveLength(2);
});

test('the source can be changed by keyboard, and axe finds no violations', async ({ page }) => {
  await answerLive(page, { json: ANSWER });
  await openLoaded(page);
  await option(page, 'sample').focus();
  await page.keyboard.press('ArrowRight');
  await expect(option(page, 'site')).toBeFocused();
  await loaded(page);
  await expectNoAxeViolations(page, 'this site’s own figures');
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
  await choose(page, 'site');
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
