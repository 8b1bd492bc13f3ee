import type { Page } from 'playwright/test';
import { tutorialCopy } from '@/lib/content/tutorial';
import { TUTORIAL_STEPS } from '@/lib/personalization/tutorial';
import { expect, test } from '../support/site/site';
import { ring, start, walkTo } from '../support/pages/tutorial-card';

/** How the tutorial card is placed relative to the step's target. */
async function look(page: Page, id: string) {
  return page.evaluate((targetId) => {
    const target = document.getElementById(targetId)?.getBoundingClientRect();
    const own = document.querySelector('[data-slot=tutorial]')?.getBoundingClientRect();
    if (!target || !own) return 'absent';
    if (target.top < 0 || target.bottom > window.innerHeight) return 'out of view';
    const beside = target.right <= own.left || target.left >= own.right;
    return beside || target.bottom <= own.top || target.top >= own.bottom ? 'free' : 'covered';
  }, id);
}

for (const [width, height] of [
  [375, 667],
  [1280, 800],
] as const) {
  test(`every step points at its element, in view and not covered, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await start(page);
    for (const [index, { id }] of TUTORIAL_STEPS.entries()) {
      await walkTo(page, index);
      const { targetElementId } = tutorialCopy.steps[id];
      await expect(ring(page)).toHaveAttribute('id', targetElementId);
      await expect.poll(() => look(page, targetElementId), { message: id }).toBe('free');
    }
  });
}
