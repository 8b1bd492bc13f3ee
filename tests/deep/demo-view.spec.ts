import type { Page } from 'playwright/test';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { navigationCopy } from '@/lib/content/navigation';
import { demoViewCopy } from '@/lib/content/demo-view';
import { chooseRange, chooseTab } from '../support/pages/analytics-page';
import { bar, blur, openDemo, panel, who } from '../support/pages/demo-bar';
import { expect, test } from '../support/site/site';

const { controls, share } = demoViewCopy;

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });

test('rapid changes cause no reload, and the last one wins', async ({ page }) => {
  await openDemo(page);
  await page.keyboard.press('v');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const board = panel(page, controls.heading);
  for (const [segment, behavior, visitor] of [
    ['Developer', 'Researcher', 'Returning'],
    ['Sales & marketing', 'Ready to decide', 'New'],
    ['Developer', 'Explorer', 'Returning'],
  ] as const) {
    await board.getByLabel('Segment', { exact: true }).selectOption(segment);
    await board.getByLabel('Behavior', { exact: true }).selectOption(behavior);
    await board.getByLabel('Visitor type', { exact: true }).selectOption(visitor);
  }
  await expect(who(page)).toHaveText('Developer · Explorer · Returning');
  await expect(page.locator('main [data-segment]').first()).toHaveAttribute('data-segment', 'developer');
  await expect(page.getByRole('main').getByText('For developers').first()).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('two prospects in a row share no state', async ({ page }) => {
  await openDemo(page, '/?demo=1&segment=developer&cluster=converter');
  await page.keyboard.press('s');
  const company = panel(page, share.heading).getByLabel(share.company);
  await company.fill('Acme');
  await page.keyboard.press('Escape');
  await page.locator('[data-slot=chat-toggle]').click();
  const chat = page.locator('[data-slot=chat-window]');
  await chat.getByRole('textbox').fill('Is Acme a customer?');
  await chat.getByRole('textbox').press('Enter');
  await expect(chat).toContainText('Is Acme a customer?');
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await blur(page);
  await page.keyboard.press('r');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(who(page)).toHaveText('Innovation leader · Explorer · New');
  await page.keyboard.press('s');
  await expect(company).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.locator('[data-slot=chat-toggle]').click();
  await expect(chat.getByRole('textbox')).toBeVisible();
  await expect(chat).not.toContainText('Acme');
  await page.goBack();
  await expect(page.locator('body')).not.toContainText('Acme');
});

test.describe('without a network', () => {
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('a link that could not be created is created on retry', async ({ page }) => {
    await openDemo(page);
    const form = panel(page, share.heading);
    await page.context().setOffline(true);
    await page.keyboard.press('s');
    await expect(form.getByRole('status')).toHaveText(share.failed);
    await page.context().setOffline(false);
    await form.getByRole('button', { name: share.retry }).click();
    await expect(form.getByRole('status')).toContainText(share.until);
    await expect(form.getByLabel(share.link, { exact: true })).toBeFocused();
  });
});

test('at every width the bar is low, and covers neither the end of the page nor the widgets', async ({
  page,
}) => {
  for (const [width, height] of [
    [375, 740],
    [768, 1000],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openDemo(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const box = await bar(page).boundingBox();
    expect(box?.height ?? 1e9).toBeLessThan(120);
    const top = box?.y ?? 0;
    const end = await page.getByText(navigationCopy.footer.note).boundingBox();
    expect((end?.y ?? 1e9) + (end?.height ?? 0)).toBeLessThan(top);
    const widgets = page.locator('[data-slot=widget-dock] button').filter({ visible: true });
    for (const widget of await widgets.all()) {
      const place = await widget.boundingBox();
      // On a phone it is above the bar, otherwise inside it.
      const limit = width < 768 ? top : height;
      expect((place?.y ?? 1e9) + (place?.height ?? 0)).toBeLessThanOrEqual(limit);
    }
  }
});

/** Changes the persona by the demo view's key N, and waits for the new page. */
async function showToNext(page: Page): Promise<void> {
  await page.locator('main [data-segment]').evaluate((element) => Object.assign(element, { isOld: true }));
  await page.keyboard.press('n');
  await expect(who(page)).toContainText('Returning');
  await page.waitForFunction(() => !('isOld' in (document.querySelector('main [data-segment]') ?? {})));
}

const { range, tabs } = dashboardCopy;

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
