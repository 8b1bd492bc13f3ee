import { hubArticles } from '@/lib/content/hub/articles';
import { ROUTES } from '@/lib/config/routes';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import type { Page } from 'playwright/test';
import { HUB, panel, reader, tab } from '../support/content-hub-page';
import { expect, hydrated, open, test } from '../support/site';

test(
  'a card opens the article in place, and Back closes it and restores focus',
  { tag: '@history' },
  async ({ page }) => {
    await open(page, HUB);
    const link = panel(page).getByRole('link').first();
    const title = await link.innerText();
    await link.click();
    await expect(reader(page).getByRole('heading', { name: title })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${await link.getAttribute('href')}$`));
    await page.goBack();
    await expect(reader(page)).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe('');
    await expect(link).toBeFocused();
  },
);

for (const [how, act] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  [
    'its button',
    (page: Page) => reader(page).getByRole('button', { name: hubBrowserCopy.reader.close }).click(),
  ],
  ['a click outside it', (page: Page) => page.mouse.click(4, 400)],
] as const) {
  test(
    `${how} closes the article, clears the address and returns focus`,
    { tag: '@history' },
    async ({ page }) => {
      await open(page, HUB);
      await tab(page, 'All Content').click();
      const link = panel(page).getByRole('link').nth(2);
      await link.click();
      await expect(reader(page)).toBeVisible();
      await act(page);
      await expect(reader(page)).toHaveCount(0);
      await expect.poll(() => new URL(page.url()).hash).toBe('');
      await expect(link).toBeFocused();
      await page.goForward();
      await expect(reader(page)).toBeVisible();
    },
  );
}

test('every article has an address that opens it', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, HUB);
  for (const { id, title, sections } of hubArticles) {
    await page.evaluate((hash) => (window.location.hash = hash), id);
    await expect(reader(page).getByRole('heading', { level: 3, name: title })).toBeFocused();
    for (const { heading } of sections)
      await expect(reader(page).getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
});

test('opening an address shows the article, and closing it scrolls to its place in the list', async ({
  page,
}) => {
  await page.goto(`${ROUTES.contentHub}#how-to-read-a-forecast`);
  await hydrated(page);
  await expect(reader(page).getByRole('heading', { level: 3 })).toHaveText(/forecast/i);
  await page.keyboard.press('Escape');
  await expect(reader(page)).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
  await expect(panel(page).getByRole('link', { name: 'How to read a forecast' })).toBeFocused();
});

test(
  'a recommendation on the home page opens its article, and Back returns there',
  { tag: '@history' },
  async ({ page }) => {
    await open(page, '/?visitor=returning');
    const link = page.locator('#recommendations a[href^="/content-hub#"]').first();
    const title = await link.innerText();
    await link.click();
    await expect(reader(page).getByRole('heading', { level: 3, name: title })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/$|\/\?/);
    await expect(page.locator('#recommendations')).toBeVisible();
  },
);

test(
  'a related article replaces the open one, and Back closes the reader',
  { tag: '@history' },
  async ({ page }) => {
    await open(page, HUB);
    await panel(page).getByRole('link').first().click();
    const next = reader(page)
      .getByRole('navigation', { name: hubBrowserCopy.reader.nextLabel })
      .getByRole('link')
      .first();
    const title = await next.innerText();
    await next.click();
    await expect(reader(page).getByRole('heading', { level: 3, name: title })).toBeFocused();
    await page.goBack();
    await expect(reader(page)).toHaveCount(0);
    await expect(panel(page)).toBeVisible();
  },
);

test("an article's link can be copied, which is confirmed for 2 seconds", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(`${ROUTES.contentHub}#weak-signals`);
  await hydrated(page);
  await reader(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(reader(page).getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${new URL(page.url()).origin}/content-hub#weak-signals`,
  );
  await page.clock.runFor(2100);
  await expect(reader(page).getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('Tab never leaves an open article', async ({ page }) => {
  await page.goto(`${ROUTES.contentHub}#weak-signals`);
  await hydrated(page);
  await expect(reader(page)).toBeVisible();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== document.body && active?.closest('dialog') === null;
    });
    expect(isOutside).toBe(false);
  }
});
