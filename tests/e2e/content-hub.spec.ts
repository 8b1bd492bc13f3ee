import { hubArticles } from '@/lib/content/hub/articles';
import { ROUTES } from '@/lib/config/routes';
import type { Page } from 'playwright/test';
import { expect, hydrated, open, test } from './site';

const HUB = `${ROUTES.contentHub}?segment=developer&cluster=researcher`;
const TOTAL = hubArticles.length;

const panel = (page: Page) => page.getByRole('tabpanel');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the articles' });
const reader = (page: Page) => page.getByRole('dialog');
const region = (page: Page) => page.locator('[data-slot=live-region]');

async function chooseCategory(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name }).click();
}

test('recommends four with their reasons and scores, and lists the rest in two more tabs', async ({
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

test('search finds titles, descriptions and tags in any case, in all tabs', async ({ page }) => {
  await open(page, HUB);
  for (const words of ['WEAK SIGNALS', 'which one to keep', 'Clustering']) {
    await field(page).fill(words);
    const wanted = words.toLowerCase();
    const found = hubArticles.filter(({ title, description, tags }) =>
      [title, description, ...tags].some((text) => text.toLowerCase().includes(wanted)),
    );
    await expect(tab(page, 'All Content')).toHaveText(`All Content ${found.length}`);
    await expect(tab(page, 'Recommended for You')).toHaveText(
      `Recommended for You ${Math.min(4, found.length)}`,
    );
  }
});

test('the four categories narrow the lists; clearing brings everything back', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(TOTAL);
  await expect(page.locator('[data-slot=hub-count]')).toHaveText(`${TOTAL} articles`);
});

test('the number found is announced once, after the typing', async ({ page }) => {
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

test('an empty list helps: other words, all categories, clearing, a person', async ({ page }) => {
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

test('a card opens the article in place, and Back closes it with the focus where it was', async ({
  page,
}) => {
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
});

for (const [how, act] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => reader(page).getByRole('button', { name: 'Close article' }).click()],
  ['a click beside it', (page: Page) => page.mouse.click(4, 400)],
] as const) {
  test(`${how} closes the article, clears the address and gives the focus back`, async ({ page }) => {
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
  });
}

test('every article can be opened by its address', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, HUB);
  for (const { id, title, sections } of hubArticles) {
    await page.evaluate((hash) => (window.location.hash = hash), id);
    await expect(reader(page).getByRole('heading', { level: 3, name: title })).toBeFocused();
    for (const { heading } of sections)
      await expect(reader(page).getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
});

test('arriving with an address opens the article, and closing leads to its place in the list', async ({
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

test('a recommendation of the home page opens its article, and Back returns there', async ({ page }) => {
  await open(page, '/?visitor=returning');
  const link = page.locator('#recommendations a[href^="/content-hub#"]').first();
  const title = await link.innerText();
  await link.click();
  await expect(reader(page).getByRole('heading', { level: 3, name: title })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/$|\/\?/);
  await expect(page.locator('#recommendations')).toBeVisible();
});

test('a related article replaces the open one, and Back leads out of the reader', async ({ page }) => {
  await open(page, HUB);
  await panel(page).getByRole('link').first().click();
  const next = reader(page).getByRole('navigation', { name: 'Related articles' }).getByRole('link').first();
  const title = await next.innerText();
  await next.click();
  await expect(reader(page).getByRole('heading', { level: 3, name: title })).toBeFocused();
  await page.goBack();
  await expect(reader(page)).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
});

test('the link of an article can be copied, and says so for 2 seconds', async ({ page, context }) => {
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

test('Tab never reaches the page behind an open article', async ({ page }) => {
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

test('nothing is cut off at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, HUB);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  expect(await fits()).toBe(true);
  await field(page).fill('a'.repeat(100));
  expect(await fits()).toBe(true);
  await field(page).fill('');
  await panel(page).getByRole('link').first().click();
  await expect(reader(page)).toBeVisible();
  expect(await reader(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every article unfolds, and its address unfolds it', async ({ page }) => {
    await page.goto(ROUTES.contentHub);
    await expect(page.locator('details:not([data-why])')).toHaveCount(TOTAL);
    await page.locator('details:not([data-why]) > summary').first().click();
    await expect(page.getByText(hubArticles[0]?.sections[0]?.heading ?? '')).toBeVisible();
    for (const name of ['Recommended for You', 'All Content', 'Featured'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.goto('about:blank');
    await page.goto(`${ROUTES.contentHub}#weak-signals`);
    await expect(page.locator('#weak-signals')).toBeVisible();
  });
});

test('the text of an article travels once in the page and once for React', async ({ request }) => {
  const html = await (await request.get(ROUTES.contentHub)).text();
  const sentence = hubArticles[0]?.sections[0]?.paragraphs[0]?.slice(0, 40) ?? '';
  expect(html.split(sentence).length - 1).toBe(2);
});
