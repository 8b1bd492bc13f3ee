import type { Page } from 'playwright/test';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { chooseRange, chooseTab } from '../support/pages/analytics-page';
import { openDemo, who } from '../support/pages/demo-bar';
import { expect, test } from '../support/site/site';

/** Changes the persona by the demo view's key N, and waits for the new page. */
async function showToNext(page: Page): Promise<void> {
  await page.locator('main [data-segment]').evaluate((element) => Object.assign(element, { isOld: true }));
  await page.keyboard.press('n');
  await expect(who(page)).toContainText('Returning');
  await page.waitForFunction(() => !('isOld' in (document.querySelector('main [data-segment]') ?? {})));
}

const { range, tabs } = dashboardCopy;

test.use({ reducedMotion: 'reduce' });

const busyParts = (page: Page) => page.locator('main [aria-busy=true]').filter({ visible: true });

/** Changes the visitor type, and returns how many frames had a part that loads. */
async function countLoadingFrames(page: Page): Promise<number> {
  await expect(busyParts(page)).toHaveCount(0);
  await page.evaluate(() => {
    Object.assign(window, { loadingFrames: 0 });
    const look = () => {
      const busy = [...document.querySelectorAll('main [aria-busy=true]')];
      if (busy.some((one) => one.checkVisibility()))
        Object.assign(window, { loadingFrames: Reflect.get(window, 'loadingFrames') + 1 });
      requestAnimationFrame(look);
    };
    look();
  });
  await showToNext(page);
  return page.evaluate(() => Reflect.get(window, 'loadingFrames'));
}

test('the address keeps the dashboard’s range and tab: another visitor type does not load it again', async ({
  page,
}) => {
  await openDemo(page, '/analytics?demo=1');
  await chooseRange(page, range.options['30d']);
  await chooseTab(page, tabs.items['ab-testing'].heading);
  expect(await countLoadingFrames(page)).toBe(0);
  await expect(page.getByRole('combobox', { name: range.label })).toContainText(range.options['30d']);
  const tab = page.getByRole('tab', { name: tabs.items['ab-testing'].heading });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(new URL(page.url()).search).toBe('?range=30d&tab=ab-testing');
  await page.reload();
  await expect(page.getByRole('combobox', { name: range.label })).toContainText(range.options['30d']);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});
