import { contentBlockLabels } from '@/lib/content/content-block-labels';
import { featuresCopy } from '@/lib/content/pages/features';
import { ruleCopy } from '@/lib/content/rules';
import { allTabs, blocks, LOADING, panel, rule, tab, TABS } from '../support/features-page';
import { expect, open, test } from '../support/site';

test('a button of the hero opens the content blocks in their tab', async ({ page }) => {
  await open(page, '/features?visitor=returning');
  await page.getByRole('button', { name: 'AI Content Demo' }).click();
  await expect(tab(page, 'AI Content')).toHaveAttribute('aria-selected', 'true');
  const heading = page.getByRole('heading', { name: featuresCopy.content.heading });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('#ai-content');
});

test('an address opens its tab; one chosen while the persona changes stays open; arrow keys move through the tabs', async ({
  page,
}) => {
  await open(page, '/features?segment=developer#personalization');
  const shown = panel(page, 'Personalization');
  await expect(page.locator('#personalization h2')).toBeFocused();
  await expect(shown.getByText('Developer', { exact: true })).toBeVisible();
  await expect(shown.getByText('12 Rules')).toBeVisible();
  const lefts = shown
    .locator('[data-block]')
    .evaluateAll((all) => all.map((block) => block.getBoundingClientRect().left));
  expect(new Set(await lefts)).toHaveProperty('size', 1);

  await page.getByRole('button', { name: 'Next', exact: true }).click();
  let arrive = () => {};
  const chosen = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('/features?_rsc=*', async (route) => {
    await chosen;
    await route.continue();
  });
  await page.getByRole('radio', { name: /Grow Business/ }).check();
  await tab(page, 'Documentation').click();
  arrive();
  await expect(page.locator('#personalization').getByText('Sales prospect', { exact: true })).toBeAttached();
  await expect(panel(page, 'Documentation')).toBeVisible();
  await expect(page.locator('#documentation h2')).not.toBeFocused();
  expect(new URL(page.url()).hash).toBe('#documentation');

  await expect(allTabs(page)).toHaveText(TABS);
  await tab(page, 'Personalization').click();
  for (const name of ['Documentation', 'Core Offerings', 'Overview', 'AI Content']) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, name)).toBeFocused();
    await expect(panel(page, name)).toBeVisible();
  }
  expect(new URL(page.url()).hash).toBe('#ai-content');
});

test('content blocks come as grid, stack and carousel, explain their order, and lead to its rule', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/features?segment=developer&visitor=returning#ai-content');
  const rows = () =>
    blocks(page).evaluateAll((all) => new Set(all.map((block) => block.getBoundingClientRect().top)).size);
  expect(await rows()).toBeLessThan(6);
  await page.getByRole('button', { name: 'Stack' }).click();
  expect(await rows()).toBe(6);
  await page.getByRole('button', { name: 'Carousel' }).click();
  expect(await rows()).toBe(1);
  const carousel = page.getByRole('group', { name: contentBlockLabels.carousel.label });
  await carousel.getByRole('button', { name: contentBlockLabels.carousel.next }).click();
  await expect(carousel.getByText('Block 2 of 6')).toBeVisible();
  await expect(blocks(page).nth(1)).toBeInViewport({ ratio: 0.5 });
  await carousel.getByRole('button', { name: contentBlockLabels.carousel.previous }).click();
  await expect(carousel.getByText('Block 1 of 6')).toBeVisible();

  await expect(page.getByText(LOADING)).toBeHidden();
  const first = blocks(page).first();
  await first.locator('summary').click();
  await expect(first).toContainText('Set priority: 95');
  await expect(first).toContainText('Innovation leader: Set priority: 90');
  await first.getByRole('link', { name: ruleCopy['block-priority'].name }).click();
  await expect(rule(page, 'block-priority').getByRole('button').first()).toBeFocused();
  await expect(rule(page, 'block-priority').getByText(ruleCopy['block-priority'].description)).toBeVisible();
});
