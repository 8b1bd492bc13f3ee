import type { Page } from 'playwright/test';
import { contentBlockLabels } from '@/lib/content/content-block-labels';
import { featuresCopy } from '@/lib/content/pages/features';
import { ruleCopy } from '@/lib/content/rules';
import { rulesViewerCopy } from '@/lib/content/rules-viewer';
import type { RuleId } from '@/lib/personalization/rules';
import { expect, open, test } from '../support/site/site';
import { openDetails, showAllMarks } from '../support/pages/why-panel';

const LOADING = 'Personalizing content for you...';

const tabs = (page: Page) => page.getByRole('tablist', { name: featuresCopy.tabs.label });

const tab = (page: Page, name: string) => tabs(page).getByRole('tab', { name, exact: true });
const rule = (page: Page, id: RuleId) => page.locator(`#rule-${id}`);
const blocks = (page: Page) => page.locator('#ai-content [data-block]');

test('a button of the hero opens the content blocks, which come as grid, stack and carousel, explain their order, and lead to its rule; twelve rules expand and collapse', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/features?segment=developer&visitor=returning');
  const tour = page.getByRole('button', { name: 'Try Smart Onboarding' }).first();
  await tour.press('Enter');
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(tour).toBeFocused();

  await page.getByRole('button', { name: 'AI Content Demo' }).click();
  await expect(tab(page, 'AI Content')).toHaveAttribute('aria-selected', 'true');
  const heading = page.getByRole('heading', { name: featuresCopy.content.heading });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('#ai-content');
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
  await showAllMarks(page);
  const first = blocks(page).first();
  await openDetails(first.locator('details[data-why]'));
  await expect(first).toContainText('Set priority: 95');
  await expect(first).toContainText('Innovation leader: Set priority: 90');
  await first.getByRole('link', { name: ruleCopy['block-priority'].name }).click();
  await expect(rule(page, 'block-priority').getByRole('button').first()).toBeFocused();
  await expect(rule(page, 'block-priority').getByText(ruleCopy['block-priority'].description)).toBeVisible();

  const heads = page.locator('#rules li > h3 > button');
  const expanded = page.locator('#rules li > h3 > button[aria-expanded=true]');
  await expect(heads).toHaveCount(12);
  await expect(expanded).toHaveCount(1);
  await page.getByRole('button', { name: rulesViewerCopy.expandAll }).click();
  await expect(expanded).toHaveCount(12);
  await page.getByRole('button', { name: rulesViewerCopy.collapseAll }).click();
  await expect(expanded).toHaveCount(0);
  await heads.first().press('Enter');
  await expect(page.locator('#persona-source-body')).toBeVisible();
  await heads.first().press('Enter');
  await expect(page.locator('#persona-source-body')).toBeHidden();
});
