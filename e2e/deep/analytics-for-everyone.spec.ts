import { dashboardCopy, KPI_IDS } from '@/lib/content/analytics/dashboard-copy';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { chooseTab, dashboard, openLoaded, PATH } from '../support/analytics-page';
import { expect, test } from '../support/site';

const { kpis, tabs } = dashboardCopy;

test('it is readable on a 320 px phone and at 200% text without scrolling sideways', async ({ page }) => {
  await openLoaded(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // A table wider than its container must be in a region that scrolls by keyboard.
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
      await expect.poll(hiddenCells, `${heading} at ${width}`).toBe(0);
    }
  }
});

test('axe finds no violations in any tab or in the dialog', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await openLoaded(page);
    const check = (what: string) => expectNoAxeViolations(page, what);
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
  test('every figure is readable, nothing is covered, and no control that needs scripts is offered', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.locator('[data-slot=cover]').first()).toBeHidden();
    await expect(dashboard(page)).toHaveAttribute('aria-busy', 'false');
    for (const id of KPI_IDS) await expect(page.getByText(kpis.items[id].label)).toBeVisible();
    await expect(dashboard(page).getByText('12.8K').first()).toBeVisible();
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
