import type { Page } from 'playwright/test';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { openLoaded, chooseTab } from '../support/pages/analytics-page';
import { expect, test } from '../support/site/site';

/** The tables that collapse into rows on narrow screens, with their ARIA roles. */
async function readTables(page: Page) {
  await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  const frames = page.locator('[data-slot=data-table][class*="container/table"]:visible');
  await expect(frames.first()).toBeVisible();
  const widest = () =>
    frames.evaluateAll((all) => Math.max(...all.map((one) => one.scrollWidth - one.clientWidth)));
  await expect.poll(widest, 'no cell is clipped').toBe(0);
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const count = (role: string) => nodes.filter((node) => node.role?.value === role).length;
  return { tables: await frames.count(), headers: count('columnheader'), cells: count('cell') };
}

for (const [path, least] of [
  ['/settings', { headers: 3, cells: 20 }],
  ['/pricing', { headers: 4, cells: 21 }],
  ['/api', { headers: 6, cells: 40 }],
] as const) {
  test(`${path}: a table shows every cell on a phone, and is still exposed as a table`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 800 });
      const { tables, headers, cells } = await readTables(page);
      expect(tables).toBeGreaterThan(0);
      expect(headers).toBeGreaterThanOrEqual(least.headers);
      expect(cells).toBeGreaterThanOrEqual(least.cells);
    }
  });
}

test('the heat map shows every part of the day on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openLoaded(page);
  await chooseTab(page, dashboardCopy.tabs.items.engagement.heading);
  const { headers } = await readTables(page);
  expect(headers).toBeGreaterThanOrEqual(7);
  const labels = page
    .getByRole('columnheader')
    .filter({ hasText: dashboardCopy.heatmap.parts.afternoon.label });
  const [height, line] = await labels.evaluate((label) => [
    label.getBoundingClientRect().height,
    Number.parseFloat(getComputedStyle(label).lineHeight),
  ]);
  expect(height, 'names must not wrap within a word').toBeLessThan(2.5 * (line ?? 0));
});
