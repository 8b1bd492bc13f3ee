import type { Page } from 'playwright/test';
import { analyticsByRange } from '@/lib/content/analytics/analytics-by-range';
import { TIME_RANGES } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy, KPI_IDS } from '@/lib/content/analytics/dashboard-copy';
import { formatCount } from '@/lib/personalization/counts';
import { expectNoAxe } from '@/tests/support/axe';
import { expect, hydrated, open, test, watchScripts } from './site';

const PATH = '/analytics?visitor=returning';
const { range, kpis, tabs } = dashboardCopy;

const dashboard = (page: Page) => page.locator('[data-slot=dashboard]');
const loaded = (page: Page) => expect(dashboard(page)).toHaveAttribute('aria-busy', 'false');

function keyFigures(page: Page) {
  return page.getByRole('region', { name: kpis.heading }).locator('dl').first();
}

async function openLoaded(page: Page) {
  await open(page, PATH);
  await loaded(page);
}

async function chooseRange(page: Page, label: string) {
  await page.getByRole('combobox', { name: range.label }).click();
  await page.getByRole('option', { name: label, exact: true }).click();
}

async function chooseTab(page: Page, name: string) {
  await page.getByRole('tab', { name, exact: true }).click();
  return page.getByRole('tabpanel', { name, exact: true });
}

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

test('the four ranges are offered, and each shows figures of its own', async ({ page }) => {
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

test.describe('loading', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await open(page, PATH);
  });

  test('takes 1000 ms after the first paint and after each change, and is announced once', async ({
    page,
  }) => {
    const said: string[] = [];
    await page.exposeFunction('heard', (text: string) => said.push(text));
    await page.evaluate(() => {
      const region = document.querySelector('[data-slot=live-region]');
      if (!region) throw new Error('no live region');
      new MutationObserver(() => {
        if (region.textContent) Reflect.get(window, 'heard')(region.textContent);
      }).observe(region, { childList: true, characterData: true, subtree: true });
    });
    await expect(dashboard(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(999);
    await expect(dashboard(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(1);
    await loaded(page);
    await page.clock.runFor(5000);
    await expect.poll(() => said).toEqual(['Figures shown: Last 7 days']);

    await page.getByRole('combobox', { name: range.label }).click();
    const option = page.getByRole('option', { name: 'Last 90 days' });
    await expect(async () => {
      await page.clock.runFor(60);
      await expect(option).toBeVisible({ timeout: 300 });
    }).toPass();
    await option.click();
    await expect(dashboard(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(999);
    await expect(dashboard(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(1);
    await loaded(page);
    await page.clock.runFor(5000);
    await expect.poll(() => said).toEqual(['Figures shown: Last 7 days', 'Figures shown: Last 90 days']);
  });

  test('covers figures that are in place, and no box changes its size', async ({ page }) => {
    const boxes = () =>
      page
        .locator('[data-slot=dashboard] :is(dd, dl, table, [data-slot=chart])')
        .evaluateAll((elements) =>
          elements.map((element) => JSON.stringify(element.getBoundingClientRect())),
        );
    const covers = page.locator('[data-slot=cover]');
    expect(await covers.count()).toBeGreaterThan(5);
    await expect(keyFigures(page).locator('dd').first()).toContainText('12.8K');
    const before = await boxes();
    await page.clock.runFor(1000);
    await expect(covers).toHaveCount(0);
    expect(await boxes()).toEqual(before);
  });
});

test('nothing shifts while loading, reading on and changing the range', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openLoaded(page);
    for (const label of ['Last 90 days', 'Last 24h']) {
      await chooseRange(page, label);
      await loaded(page);
    }
    await page.getByRole('img', { name: dashboardCopy.funnel.chart }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: dashboardCopy.topPages.chart }).locator('svg')).toHaveCount(8);
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
  }
});

test('the four tabs show their parts', async ({ page }) => {
  await openLoaded(page);
  await expect(page.getByRole('tab')).toHaveText(Object.values(tabs.items).map(({ heading }) => heading));
  const behavior = page.getByRole('tabpanel');
  await expect(behavior.getByRole('heading', { level: 3 })).toHaveText(['Top pages', 'Conversion funnel']);
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
  await expect(engagement.getByRole('heading', { name: 'Interaction heatmap' })).toBeVisible();
  await expect(engagement.getByRole('row', { name: /Header links/ })).toContainText('9.8K');
});

test('a test says its traffic, conversion, confidence and winner, and more in a dialog', async ({ page }) => {
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
  await expect(dialog.getByRole('row', { name: /A headline for each segment/ })).toContainText('3,486');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await panel.getByRole('button', { name: 'View Details' }).nth(2).click();
  await expect(page.getByRole('dialog')).toContainText('Day 12 of 28');
  await expect(page.getByRole('dialog')).toContainText('No winner yet');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the sessions line is read with arrow keys and with the mouse', async ({ page }) => {
  await openLoaded(page);
  const point = page.getByRole('slider', { name: dashboardCopy.sessions.pointer });
  await point.focus();
  await expect(point).toHaveAttribute('aria-valuetext', 'Thursday: 2,176 sessions');
  await page.keyboard.press('ArrowLeft');
  await expect(point).toHaveAttribute('aria-valuetext', 'Wednesday: 2,241 sessions');
  await expect(page.locator('[data-slot=chart-tip]')).toContainText('2,241 sessions');
  await page.keyboard.press('Home');
  await expect(page.locator('[data-slot=chart-tip]')).toContainText('Friday');
  await point.blur();
  await expect(page.locator('[data-slot=chart-tip]')).toHaveCount(0);
  await point.hover({ position: { x: 2, y: 40 } });
  await expect(page.locator('[data-slot=chart-tip]')).toContainText('1,920 sessions');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-slot=chart-tip]')).toHaveCount(0);
});

test('every chart has its figures as a table', async ({ page }) => {
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

test('the chart library is loaded by this page alone, and only when a chart comes near', async ({ page }) => {
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

test.describe('when the chart library can not be loaded', () => {
  test.use({ allowedConsole: /net::ERR_FAILED|Failed to load/ });
  test('its places say so, and the tables are there', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 500 });
    await openLoaded(page);
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.getByRole('group', { name: dashboardCopy.sessions.chart }).scrollIntoViewIfNeeded();
    await expect(page.getByText(dashboardCopy.charts.failed).first()).toBeVisible();
    await page.getByText(dashboardCopy.charts.openTable).first().click();
    await expect(page.getByRole('table', { name: dashboardCopy.sessions.caption })).toBeVisible();
  });
});

test('it reads on a 320 px phone and at 200 % text without scrolling sideways', async ({ page }) => {
  await openLoaded(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // A table wider than its frame must be a region that the keyboard can scroll.
  const hiddenCells = () =>
    page
      .locator('[data-slot=data-table]:not([tabindex])')
      .evaluateAll((frames) => frames.filter((frame) => frame.scrollWidth > frame.clientWidth).length);
  for (const [width, text] of [
    [320, '100%'],
    [768, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => document.documentElement.style.setProperty('--base-font-size', size), text);
    for (const { heading } of Object.values(tabs.items)) {
      await chooseTab(page, heading);
      expect(await overflow(), `${heading} at ${width}`).toBeLessThanOrEqual(0);
      expect(await hiddenCells(), `${heading} at ${width}`).toBe(0);
    }
  }
});

test('axe finds nothing in any tab or in the dialog', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await openLoaded(page);
    const check = (what: string) => expectNoAxe(page, what);
    for (const { heading } of Object.values(tabs.items)) {
      await chooseTab(page, heading);
      await check(`${heading}, ${scheme}`);
    }
    await chooseTab(page, 'A/B Testing');
    await page.getByRole('button', { name: 'View Details' }).nth(1).click();
    await check(`the dialog, ${scheme}`);
    await page.keyboard.press('Escape');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every figure is read, nothing is covered and no control is offered that can not work', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.locator('[data-slot=cover]').first()).toBeHidden();
    await expect(dashboard(page)).toHaveAttribute('aria-busy', 'false');
    for (const id of KPI_IDS) await expect(page.getByText(kpis.items[id].label)).toBeVisible();
    await expect(page.getByText('12.8K').first()).toBeVisible();
    for (const { heading } of Object.values(tabs.items)) {
      await expect(page.getByRole('heading', { name: heading, exact: true, level: 2 })).toBeVisible();
    }
    await expect(page.getByRole('table', { name: dashboardCopy.sessions.caption })).toBeVisible();
    await expect(page.getByRole('table', { name: dashboardCopy.topPages.caption })).toBeVisible();
    for (const role of ['combobox', 'tab', 'button'] as const) {
      await expect(page.getByRole('main').getByRole(role)).toHaveCount(0);
    }
  });
});

test('leaving while it loads does nothing afterwards', async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click();
  await page.waitForURL(/\/about/);
  await expect(dashboard(page)).toHaveCount(0);
});
