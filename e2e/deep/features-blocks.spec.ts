import { contentBlockCopy } from '@/lib/content/content-blocks';
import { ruleCopy } from '@/lib/content/rules';
import { selectContentBlocks } from '@/lib/personalization/content-blocks';
import { PERSONAS, type Cluster, type Segment } from '@/lib/personalization/persona';
import { RULES } from '@/lib/personalization/rules';
import type { Page } from 'playwright/test';
import { contentBlockLabels } from '@/lib/content/content-block-labels';
import { rule, tab } from '../support/features-page';
import { expect, open, test } from '../support/site';

const LOADING = 'Personalizing content for you...';

const blocks = (page: Page) => page.locator('#ai-content [data-block]');
const titlesFor = (segment: Segment, cluster: Cluster, limit?: number) =>
  selectContentBlocks({ segment, cluster }, limit).map(({ id }) => contentBlockCopy[id].title);

test.describe('content blocks', () => {
  for (const { segment, cluster } of PERSONAS.filter(({ visitor }) => visitor === 'new')) {
    test(`the HTML has them in the order for ${segment}, ${cluster}, with that persona's copy only`, async ({
      request,
    }) => {
      const html = await (await request.get(`/features?segment=${segment}&cluster=${cluster}`)).text();
      const part = html.slice(html.indexOf('id="ai-content"'), html.indexOf('id="personalization"'));
      const order = [...part.matchAll(/data-block="([^"]+)"/g)].map(([, id]) => id);
      expect(order).toEqual(selectContentBlocks({ segment, cluster }).map(({ id }) => id));
      const text = html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
      for (const { content } of Object.values(contentBlockCopy)) {
        for (const [owner, words] of Object.entries(content))
          expect(text.includes(words)).toBe(owner === segment);
      }
    });
  }

  test('load for 1200 ms under a skeleton of their size', async ({ page }) => {
    await page.clock.install();
    await open(page, '/features');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await tab(page, 'AI Content').click();
    const list = page.locator('#ai-content [data-slot=content-blocks]');
    await expect(page.getByText(LOADING)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: LOADING })).toHaveCount(1);
    await expect(list).toHaveAttribute('aria-busy', 'true');
    const before = await list.boundingBox();
    const isCovered = () =>
      blocks(page)
        .first()
        .locator('h3')
        .evaluate((title) => {
          const { left, top } = title.getBoundingClientRect();
          return document.elementFromPoint(left + 4, top + 4)?.closest('[data-slot=block-cover]') !== null;
        });
    await blocks(page).first().scrollIntoViewIfNeeded();
    expect(await isCovered()).toBe(true);
    await page.clock.runFor(1150);
    await expect(page.getByText(LOADING)).toBeVisible();
    await page.clock.runFor(100);
    await expect(page.getByText(LOADING)).toBeHidden();
    await expect(list).toHaveAttribute('aria-busy', 'false');
    expect(await isCovered()).toBe(false);
    const after = await list.boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  });

  test('reload when their number changes, and are limited to it', async ({ page }) => {
    await open(page, '/features?segment=developer#ai-content');
    await expect(blocks(page)).toHaveCount(6);
    await expect(page.getByText(LOADING)).toBeHidden();
    await page.getByRole('combobox', { name: contentBlockLabels.limit }).selectOption('4');
    await expect(page.getByText(LOADING)).toBeVisible();
    await expect(blocks(page).getByRole('heading', { level: 3 })).toHaveText(
      titlesFor('developer', 'explorer', 4),
    );
    await expect(page.getByText(LOADING)).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: '4 of 6 blocks' })).toHaveCount(1);
  });

  test('are available in three layouts', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, '/features?visitor=returning#ai-content');
    const tops = () =>
      blocks(page).evaluateAll((all) => all.map((block) => block.getBoundingClientRect().top));
    expect(new Set(await tops()).size).toBeLessThan(6);
    await page.getByRole('button', { name: 'Stack' }).click();
    expect(new Set(await tops()).size).toBe(6);
    await page.getByRole('button', { name: 'Carousel' }).click();
    expect(new Set(await tops()).size).toBe(1);
  });

  test('the carousel moves by button and by arrow key, never by itself', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, '/features?visitor=returning#ai-content');
    await page.getByRole('button', { name: 'Carousel' }).click();
    const carousel = page.getByRole('group', { name: contentBlockLabels.carousel.label });
    await carousel.getByRole('button', { name: contentBlockLabels.carousel.next }).click();
    await expect(carousel.getByText('Block 2 of 6')).toBeVisible();
    await expect(blocks(page).nth(1)).toBeInViewport({ ratio: 0.3 });
    await carousel.getByRole('region', { name: 'Content blocks' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(carousel.getByText('Block 3 of 6')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(carousel.getByText('Block 2 of 6')).toBeVisible();
    await carousel.getByRole('button', { name: contentBlockLabels.carousel.previous }).click();
    await expect(carousel.getByText('Block 1 of 6')).toBeVisible();
  });

  test('explain why they are shown, and link to the rule', async ({ page }) => {
    await open(page, '/features?segment=developer#ai-content');
    const first = blocks(page).first();
    await expect(page.getByText(LOADING)).toBeHidden();
    await first.locator('summary').click();
    await expect(first).toContainText('Set priority: 95');
    await expect(first).toContainText('the block: Automation');
    await expect(first).toContainText('Innovation leader: Set priority: 90');
    await first.getByRole('link', { name: ruleCopy['block-priority'].name }).click();
    await expect(rule(page, 'block-priority').getByRole('button').first()).toBeFocused();
    await expect(
      rule(page, 'block-priority').getByText(ruleCopy['block-priority'].description),
    ).toBeVisible();
  });

  test('link to pages', async ({ page }) => {
    await open(page, '/features?segment=developer#ai-content');
    await expect(page.getByText(LOADING)).toBeHidden();
    const { label, href } = contentBlockCopy.automation.cta.primary;
    await blocks(page).first().getByRole('link', { name: label }).click();
    await page.waitForURL(`**${href}`);
  });

  test('without JavaScript they are plain text, in every panel', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ['/features', '/features#documentation']) {
      await page.goto(path);
      for (const id of ['overview', 'ai-content', 'personalization', 'documentation', 'core-offerings'])
        await expect(page.locator(`#${id}`)).toBeVisible();
      await expect(page.locator('[data-slot=block-cover]').first()).toBeHidden();
      await expect(page.getByText(LOADING)).toBeHidden();
      for (const { id } of RULES) await expect(page.getByText(ruleCopy[id].trigger).first()).toBeVisible();
    }
    await context.close();
  });
});
