import type { Locator, Page } from 'playwright/test';
import { formatComparison } from '@/lib/compare/comparison';
import { compareCopy } from '@/lib/content/pages/compare';
import { comparison, frameOf, openComparison, topOf } from '../support/pages/compare-page';
import { expect, test } from '../support/site/site';

const { tool } = compareCopy;

test('the frames scroll together, section by section', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openComparison(page, formatComparison({ ...comparison, page: '/features' }));
  for (const [leader, follower, id] of [
    ['left', 'right', 'documentation'],
    ['right', 'left', 'overview'],
  ] as const) {
    await frameOf(page, leader)
      .locator(`#${id}`)
      .evaluate((element) => {
        const view = element.ownerDocument.defaultView;
        view?.scrollTo({ top: element.getBoundingClientRect().top + view.scrollY, behavior: 'instant' });
      });
    await expect.poll(async () => Math.abs(await topOf(page, follower, id))).toBeLessThanOrEqual(1);
  }
});

/** A swipe to the right across the upper part of an element. */
async function swipe(page: Page, target: Locator) {
  await target.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const y = ((await target.boundingBox())?.y ?? 0) + 60;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', 40);
  for (let x = 60; x <= 340; x += 20) await touch('touchMove', x);
  await touch('touchEnd');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 760 }, hasTouch: true });

  test('one side is visible at a time, changed by swipe and by button, and nothing is wider than the screen', async ({
    page,
  }) => {
    await openComparison(page);
    const left = page.getByRole('button', { name: tool.sides.left, exact: true });
    const right = page.getByRole('button', { name: tool.sides.right, exact: true });
    const frame = (side: string) => page.locator(`[data-slot=compared-${side}] iframe`);
    await expect(left).toHaveAttribute('aria-pressed', 'true');
    await right.click();
    await expect(right).toHaveAttribute('aria-pressed', 'true');
    await expect(frame('right')).toBeInViewport({ ratio: 0.5 });
    await expect(frame('left')).not.toBeInViewport();
    await swipe(page, frame('right'));
    await expect(left).toHaveAttribute('aria-pressed', 'true');
    await expect(frame('left')).toBeInViewport({ ratio: 0.5 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});
