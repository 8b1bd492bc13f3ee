import { expectNoAxeViolations } from '@/e2e/support/axe';
import { relevance, watchFeedback } from '../support/feedback-page';
import { expect, open, test } from '../support/site';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the content blocks have the relevance control, without axe violations at 375 px, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const sent = await watchFeedback(page);
    await open(page, '/features#ai-content');
    await relevance(page).scrollIntoViewIfNeeded();
    await relevance(page).getByRole('radio', { name: '2 of 5' }).check({ force: true });
    await expectNoAxeViolations(page, 'chosen');
    await relevance(page).getByRole('button', { name: 'Submit' }).click();
    await expect(relevance(page)).toContainText('Thank you');
    expect(sent).toEqual([{ userId: expect.any(Number), relevanceRating: 2, feedback: '' }]);
    await expectNoAxeViolations(page, 'thanks');
  });
}
