import type { Locator, Page } from 'playwright/test';
import { compareCopy } from '@/lib/content/pages/compare';
import { homeCopy } from '@/lib/content/home';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { openComparison } from '../support/compare-page';
import { personaCookie, expect, test } from '../support/site';

const { tool } = compareCopy;

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
    await expect(left).toHaveAttribute('aria-pressed', 'true');
    await right.click();
    await expect(right).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-slot=compared-right] iframe')).toBeInViewport({ ratio: 0.5 });
    await expect(page.locator('[data-slot=compared-left] iframe')).not.toBeInViewport();

    await swipe(page, page.locator('[data-slot=compared-right] iframe'));
    await expect(left).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-slot=compared-left] iframe')).toBeInViewport({ ratio: 0.5 });
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

for (const scheme of ['light', 'dark'] as const)
  test(`axe finds no violations once both pages are shown, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await openComparison(page);
      await page.locator('[data-slot=difference-list] summary').first().click();
      await expectNoAxeViolations(page, `at ${width}`);
    }
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains itself and links to both views', async ({ page, context }) => {
    await context.addCookies([personaCookie('sales-prospect.converter.returning.chosen.chosen.11')]);
    await page.goto('/compare');
    await expect(page.locator('noscript p', { hasText: compareCopy.unscripted.text })).toBeVisible();
    const links = page.locator('noscript a');
    await expect(page.locator('iframe').first()).toBeHidden();
    await links.nth(0).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      homeCopy.hero.copy['innovation-leader'].explorer.headline,
    );
  });
});
