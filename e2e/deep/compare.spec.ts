import type { Locator, Page } from 'playwright/test';
import { formatComparison } from '@/lib/compare/comparison';
import { compareCopy } from '@/lib/content/pages/compare';
import { comparison, developer, frameOf, openComparison, status, topOf } from '../support/compare-page';
import { expect, test } from '../support/site';

const { tool, differences } = compareCopy;
const SIDES = ['left', 'right'] as const;

test('a persona compared with itself has no differences', async ({ page }) => {
  await openComparison(page, formatComparison({ ...comparison, right: developer }));
  await expect(status(page)).toContainText(differences.none);
  await expect(page.locator('[data-slot=difference-list] li')).toHaveCount(0);
});

test("both frames use the site's font, however late it loads", async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await openComparison(page);
  for (const side of SIDES) {
    const readFaces = () =>
      page
        .locator(`[data-slot=compared-${side}] iframe`)
        .evaluate((frame: HTMLIFrameElement) =>
          [...(frame.contentDocument?.fonts ?? [])].map(({ display, status }) => `${display} ${status}`),
        );
    await expect.poll(readFaces).toContain('block loaded');
  }
});

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

test('everything works by keyboard, and the frames can be skipped', async ({ page }) => {
  await openComparison(page);
  await page.getByRole('button', { name: tool.link.copyLink }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: tool.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#differences')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-slot=difference-list] details').first()).toHaveAttribute('open', '');
});
