import type { Page } from 'playwright/test';
import { hubArticles } from '@/lib/content/hub/articles';
import { ROUTES } from '@/lib/config/routes';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import { expect, open, test } from '../support/site/site';

const HUB = `${ROUTES.contentHub}?segment=developer&cluster=researcher`;
const TOTAL = hubArticles.length;

const panel = (page: Page) => page.getByRole('tabpanel');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const field = (page: Page) => page.getByRole('searchbox', { name: hubBrowserCopy.search.label });
const reader = (page: Page) => page.getByRole('dialog');
const region = (page: Page) => page.locator('[data-slot=live-region]');

async function chooseCategory(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name }).click();
}

test('search and category narrow all three lists; a card opens its article in place, and Escape closes it', async ({
  page,
}) => {
  await open(page, HUB);
  const cards = panel(page).getByRole('listitem');
  const count = page.locator('[data-slot=hub-count]');
  await expect(tab(page, 'Recommended for You')).toHaveAttribute('aria-selected', 'true');
  await expect(cards).toHaveCount(4);
  const link = panel(page).getByRole('link').first();
  const [title, href] = [await link.innerText(), await link.getAttribute('href')];
  await link.click();
  await expect(reader(page).getByRole('heading', { name: title })).toBeFocused();
  expect(new URL(page.url()).hash).toBe(href);
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    // Between its last and its first control, a dialog leaves the focus to the browser's own controls.
    await expect(page.locator(':focus:not(dialog *, dialog, body)')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(reader(page)).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await expect(link).toBeFocused();

  await tab(page, 'Featured').click();
  await expect(cards).toHaveCount(hubArticles.filter(({ featured }) => featured).length);
  await tab(page, 'All Content').click();
  await expect(cards).toHaveCount(TOTAL);
  await field(page).fill('WEAK SIGNALS');
  await expect(count).toHaveText(`1 of ${TOTAL} articles`);
  await expect(tab(page, 'All Content')).toHaveText('All Content 1');
  await expect(tab(page, 'Recommended for You')).toHaveText('Recommended for You 1');
  await expect(region(page)).toHaveText('1 article found.');
  await field(page).fill('');
  const category = 'Success Stories';
  await chooseCategory(page, category);
  await expect(cards).toHaveCount(hubArticles.filter((article) => article.category === category).length);

  await field(page).fill('clustering');
  await expect(panel(page).getByRole('heading', { name: 'Nothing found for “clustering”' })).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^Search all categories \(\d+\)$/ })
    .click();
  await expect(cards.first()).toBeVisible();
  await expect(panel(page)).toBeFocused();
});

test(
  'Back closes an article and returns focus, Forward opens it; from the home page, Back returns there',
  { tag: '@history' },
  async ({ page }) => {
    await open(page, '/?visitor=returning');
    const recommended = page.locator('#recommendations a[href^="/content-hub#"]').first();
    const title = await recommended.innerText();
    await recommended.click();
    await expect(reader(page).getByRole('heading', { level: 3, name: title })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/$|\/\?/);
    await expect(page.locator('#recommendations')).toBeVisible();

    await open(page, HUB);
    const link = panel(page).getByRole('link').first();
    await link.click();
    await expect(reader(page)).toBeVisible();
    await page.goBack();
    await expect(reader(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.goForward();
    await expect.poll(() => new URL(page.url()).hash, 'Forward restores the address').not.toBe('');
    await expect(reader(page)).toBeVisible();
  },
);
