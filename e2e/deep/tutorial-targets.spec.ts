import type { Page } from 'playwright/test';
import { tutorialCopy } from '@/lib/content/tutorial';
import { TUTORIAL_STEPS } from '@/lib/personalization/tutorial';
import { compareCopy } from '@/lib/content/pages/compare';
import { expect, test } from '../support/site';
import { card, inCard, ring, start, stepTitle, walkTo } from '../support/tutorial-card';

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
  [1024, 768],
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

test('a segment chosen in the card changes the page, and the ring and focus persist', async ({ page }) => {
  await start(page);
  const headline = page.getByRole('heading', { level: 1 });
  const before = await headline.innerText();
  await walkTo(page, 1);
  const developer = card(page).getByRole('radio', { name: 'Developer' });
  await developer.check();
  await expect(headline).not.toHaveText(before);
  await expect(developer).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Segment' })).toHaveText(/Developer/);
  await inCard(page, 'Back').click();
  await card(page).getByRole('tab', { name: 'Welcome' }).press('Shift+Tab');
  await page.getByRole('combobox', { name: 'Segment' }).click();
  await page.getByRole('option', { name: 'Sales prospect' }).click();
  await expect(headline).not.toHaveText(before);
  await expect(ring(page)).toHaveAttribute('id', 'hero-title');
});

test("on a page without the step's target the card says so and links to it, also after a reload", async ({
  page,
}) => {
  await start(page);
  await walkTo(page, 4);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(card(page)).toContainText(tutorialCopy.absent.text);
  await expect(ring(page)).toHaveCount(0);
  await page.reload();
  await expect(stepTitle(page)).toHaveText(tutorialCopy.steps.relevance.title);
  await expect(page.locator('[data-slot="live-region"]')).toContainText('Step 5 of 7. What the dot means.');
  await card(page).getByRole('link', { name: tutorialCopy.absent.link.label }).click();
  await expect(page).toHaveURL('/');
  await expect(ring(page)).toHaveAttribute('id', 'first-match');
  await expect.poll(() => look(page, 'first-match')).toBe('free');
  await expect(card(page)).not.toContainText(compareCopy.differences.missing);
});
