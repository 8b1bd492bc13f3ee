import type { Page } from 'playwright/test';
import { formatComparison, type Side } from '@/lib/compare/comparison';
import { compareCopy } from '@/lib/content/pages/compare';
import { homeCopy } from '@/lib/content/home';
import {
  comparison,
  developer,
  frameOf,
  headline,
  headlineOf,
  openComparison,
  prospect,
  status,
  topOf,
} from '../support/compare-page';
import { expect, test } from '../support/site';

const { tool, differences } = compareCopy;

/** The words highlighted as changed in a frame. */
function markedWords(page: Page, side: Side): Promise<string[]> {
  return page.evaluate((slot) => {
    const frame = document.querySelector<HTMLIFrameElement>(`[data-slot=compared-${slot}] iframe`);
    const highlight = frame?.contentDocument?.defaultView?.CSS.highlights.get('changed');
    return [...(highlight ?? [])].map(String);
  }, side);
}

const scrollOf = (page: Page, side: Side) =>
  page.evaluate((slot) => {
    const frame = document.querySelector<HTMLIFrameElement>(`[data-slot=compared-${slot}] iframe`);
    return frame?.contentWindow?.scrollY ?? -1;
  }, side);

test('both sides show the real pages, with exactly the differing words marked', async ({ page }) => {
  await openComparison(page);
  await expect(headline(page, 'left')).toHaveText(headlineOf(developer));
  await expect(headline(page, 'right')).toHaveText(headlineOf(prospect));

  const [left, right] = [await markedWords(page, 'left'), await markedWords(page, 'right')];
  expect(left.join(' ')).toContain(headlineOf(developer).split(' ')[0]);
  expect(left).not.toEqual(right);
  const same = await frameOf(page, 'left').getByRole('contentinfo').innerText();
  expect(left.filter((words) => same.includes(words) && words.length > 20)).toEqual([]);
});

test('a persona compared with itself has no differences', async ({ page }) => {
  await openComparison(page, formatComparison({ ...comparison, right: developer }));
  await expect(status(page)).toContainText(differences.none);
  expect(await markedWords(page, 'left')).toEqual([]);
  await expect(page.locator('[data-slot=difference-list] li')).toHaveCount(0);
});

test('swap exchanges the sides, and updates the address', async ({ page }) => {
  await openComparison(page);
  await page.getByRole('button', { name: tool.swap }).click();
  await expect(headline(page, 'left')).toHaveText(headlineOf(prospect));
  await expect(headline(page, 'right')).toHaveText(headlineOf(developer));
  await expect(page).toHaveURL(formatComparison({ ...comparison, left: prospect, right: developer }));
});

test('the link is copied, and opens the same comparison', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openComparison(page);
  await page.getByRole('button', { name: tool.link.copyLink }).click();
  await expect(page.getByRole('status')).toHaveText(tool.link.linkCopied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname + new URL(link).search).toBe(formatComparison(comparison));
});

test('invalid values in the address fall back, each on its own', async ({ page }) => {
  await openComparison(page, '/compare?left=<script>&right=developer.explorer.new&page=//evil.example');
  await expect(headline(page, 'left')).toHaveText(homeCopy.hero.copy['innovation-leader'].explorer.headline);
  await expect(headline(page, 'right')).toHaveText(headlineOf(developer));
});

test('the differences are listed by section, and link to their place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openComparison(page);
  const list = page.locator('[data-slot=difference-list]');
  const section = list.locator('details').filter({ hasText: 'Introduction' }).first();
  await section.locator('summary').click();
  await expect(section).toContainText(headlineOf(developer));
  await expect(section).toContainText(headlineOf(prospect));
  const counts = await list.locator('summary').allInnerTexts();
  const sum = counts.reduce((total, text) => total + Number(text.match(/: (\d+)/)?.[1]), 0);
  await expect(status(page)).toContainText(`${sum} differences`);

  const value = list
    .locator('details')
    .filter({ hasText: homeCopy.valuePropositions['developer'].heading })
    .first();
  await value.locator('summary').click();
  await value.getByRole('button').click();
  await expect.poll(() => scrollOf(page, 'left')).toBeGreaterThan(100);
  await expect.poll(async () => Math.abs(await topOf(page, 'right', 'value'))).toBeLessThanOrEqual(1);
});
