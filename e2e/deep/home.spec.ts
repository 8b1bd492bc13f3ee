import { homeCopy } from '@/lib/content/home';
import { expect, open, test } from '../support/site';

const INDUSTRIES = [
  'Finance',
  'E-commerce',
  'Marketing',
  'Blockchain',
  'Healthcare',
  'Manufacturing',
  'Technology',
  'Cryptocurrency',
];

for (const [segment, label, href] of [
  ['developer', 'View API Docs', '/api'],
  ['innovation-leader', 'Schedule Demo', '/contact#demo'],
  ['sales-prospect', 'Start Free Trial', '/pricing#trial'],
] as const) {
  test(`the first button for ${segment} is ${label}, in the hero and at the end`, async ({ page }) => {
    await open(page, `/?segment=${segment}`);
    const buttons = page.getByRole('main').getByRole('link', { name: label, exact: true });
    expect(await buttons.count()).toBeGreaterThanOrEqual(2);
    await expect(buttons.first()).toHaveAttribute('href', href);
    await expect(buttons.last()).toHaveAttribute('href', href);
    const { items } = homeCopy.valuePropositions[segment];
    for (const { title } of items) await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });
}

test('the eight industries are in order', async ({ page }) => {
  await open(page, '/');
  const section = page.getByRole('region', { name: homeCopy.industries.heading });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(INDUSTRIES);
});

test('the three tabs work by mouse and by arrow keys', async ({ page }) => {
  await open(page, '/');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Smart Content', 'Behavioral AI', 'Process Automation']);
  await tabs.nth(1).click();
  await expect(page.getByRole('tabpanel', { name: 'Behavioral AI' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(2)).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Process Automation' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tabpanel', { name: 'Smart Content' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('six recommendations, best match first, each with its score', async ({ page }) => {
  await open(page, '/?segment=developer&cluster=researcher');
  const scores = await page.locator('[data-slot=match-score]').allInnerTexts();
  expect(scores).toHaveLength(6);
  for (const score of scores) expect(score).toMatch(/^\d+ % match/);
  const numbers = scores.map((score) => Number.parseInt(score, 10));
  expect(numbers).toEqual([...numbers].sort((one, other) => other - one));
});

for (const path of ['/?segment=innovation-leader&visitor=returning&cluster=researcher', '/compare'])
  test(`${path}: the longest options fit unbroken in their selects on a narrow phone`, async ({ page }) => {
    for (const width of [353, 360, 375]) {
      await page.setViewportSize({ width, height: 700 });
      await open(page, path);
      const broken = await page.locator('main, [data-slot="selector-bar"]').evaluateAll((places) =>
        places
          .flatMap((place) => [...place.querySelectorAll('[data-slot="select-value"]')])
          .filter(({ firstChild }) => {
            const range = document.createRange();
            if (firstChild) range.selectNodeContents(firstChild);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size !== 1;
          })
          .map(({ textContent }) => textContent),
      );
      expect(broken, `${width} px`).toEqual([]);
    }
  });

test('the page is readable on a 320 px phone, at 200% text and at every width without scrolling sideways', async ({
  page,
}) => {
  await open(page, '/');
  for (const width of [320, 375, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 768, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('--base-font-size', '200%'));
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
