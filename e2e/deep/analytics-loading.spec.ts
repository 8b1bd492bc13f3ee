import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { chooseRange, dashboard, keyFigures, loaded, openLoaded, PATH } from '../support/analytics-page';
import { expect, hydrated, open, test } from '../support/site';

const { range } = dashboardCopy;

test.describe('loading', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await open(page, PATH);
  });

  test('takes 1000 ms after the first paint and after each change, and is announced once', async ({
    page,
  }) => {
    const announcements: string[] = [];
    await page.exposeFunction('heard', (text: string) => announcements.push(text));
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
    await expect.poll(() => announcements).toEqual(['Figures shown: Last 7 days']);

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
    await expect
      .poll(() => announcements)
      .toEqual(['Figures shown: Last 7 days', 'Figures shown: Last 90 days']);
  });

  test('covers figures that are already laid out, and no box changes size', async ({ page }) => {
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

test('nothing shifts while it loads, while scrolling, or when the range changes', async ({ page }) => {
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

test('leaving while it loads has no effect later', async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click();
  await page.waitForURL(/\/about/);
  await expect(dashboard(page)).toHaveCount(0);
});
