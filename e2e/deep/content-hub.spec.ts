import { hubArticles } from '@/lib/content/hub/articles';
import { ROUTES } from '@/lib/config/routes';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import type { Page } from 'playwright/test';
import { field, HUB, panel, tab, TOTAL } from '../support/content-hub-page';
import { expect, open, test } from '../support/site';

const region = (page: Page) => page.locator('[data-slot=live-region]');

async function chooseCategory(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name }).click();
}

test('recommends four with their reasons and scores, and lists the rest on two more tabs', async ({
  page,
}) => {
  await open(page, HUB);
  await expect(tab(page, 'Recommended for You')).toHaveAttribute('aria-selected', 'true');
  const cards = panel(page).getByRole('listitem');
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) {
    await expect(card).toContainText(/Picked because it is .+\. Match score: \d+\./);
    await expect(card).toContainText(/Beginner|Intermediate|Advanced/);
    await expect(card).toContainText(/\d+ min read/);
    await expect(card).toContainText(/Article|Video script|Whitepaper|Illustrative case study/);
  }
  const scores = (await cards.allInnerTexts()).map((text) => Number(/Match score: (\d+)/.exec(text)?.[1]));
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  await tab(page, 'All Content').click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(TOTAL);
  await tab(page, 'Featured').click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(
    hubArticles.filter((item) => item.featured).length,
  );
});

test('search matches titles, descriptions and tags, case-insensitively, on all tabs', async ({ page }) => {
  await open(page, HUB);
  for (const words of ['WEAK SIGNALS', 'which one to keep', 'Clustering']) {
    await field(page).fill(words);
    const query = words.toLowerCase();
    const found = hubArticles.filter(({ title, description, tags }) =>
      [title, description, ...tags].some((text) => text.toLowerCase().includes(query)),
    );
    await expect(tab(page, 'All Content')).toHaveText(`All Content ${found.length}`);
    await expect(tab(page, 'Recommended for You')).toHaveText(
      `Recommended for You ${Math.min(4, found.length)}`,
    );
  }
});

test('the four categories filter the lists; clearing restores everything', async ({ page }) => {
  await open(page, HUB);
  await tab(page, 'All Content').click();
  for (const name of [
    'AI & Machine Learning',
    'Getting Started',
    'Business Intelligence',
    'Success Stories',
  ]) {
    await chooseCategory(page, name);
    const count = hubArticles.filter(({ category }) => category === name).length;
    await expect(panel(page).getByRole('listitem')).toHaveCount(count);
    await expect(page.locator('[data-slot=hub-count]')).toHaveText(`${count} of ${TOTAL} articles`);
  }
  await page.getByRole('button', { name: hubBrowserCopy.search.clear }).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(TOTAL);
  await expect(page.locator('[data-slot=hub-count]')).toHaveText(`${TOTAL} articles`);
});

test('the number of results is announced once, after typing stops', async ({ page }) => {
  await open(page, HUB);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const node = document.querySelector('[data-slot=live-region]');
    if (!node) return;
    new MutationObserver(() => node.textContent && heard.push(node.textContent)).observe(node, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await field(page).pressSequentially('weak signals', { delay: 40 });
  await expect(region(page)).toHaveText(/^\d+ articles? found\.$/);
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toHaveLength(1);
});

test('an empty list offers other terms, all categories, clearing, and contact', async ({ page }) => {
  await open(page, HUB);
  await chooseCategory(page, 'Success Stories');
  await field(page).fill('clustering');
  await expect(panel(page).getByRole('heading', { name: 'Nothing found for “clustering”' })).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    '/contact#support',
  );
  await panel(page)
    .getByRole('button', { name: /^Search all categories \(\d+\)$/ })
    .click();
  await expect(panel(page).getByRole('listitem').first()).toBeVisible();
  await field(page).fill('<img src=x onerror=alert(1)>');
  await panel(page).getByRole('button', { name: 'segments' }).click();
  await expect(field(page)).toHaveValue('segments');
  await expect(panel(page)).toBeFocused();
});

test("an article's text is in the HTML once and in the React payload once", async ({ request }) => {
  const html = await (await request.get(ROUTES.contentHub)).text();
  const sentence = hubArticles[0]?.sections[0]?.paragraphs[0]?.slice(0, 40) ?? '';
  expect(html.split(sentence).length - 1).toBe(2);
});
