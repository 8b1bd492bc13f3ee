import type { Page, Route } from 'playwright/test';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { feedbackOffer, feedbackCopy } from '@/lib/content/feedback';
import { expect, open, test } from '../support/site';

const HOME = '/?segment=developer&visitor=returning';

const opener = (page: Page) => page.getByRole('button', { name: feedbackOffer.button });
const dialog = (page: Page) => page.getByRole('dialog');
const star = (page: Page, name: string) => dialog(page).getByRole('radio', { name, exact: true });
const comment = (page: Page) => dialog(page).getByRole('textbox', { name: feedbackCopy.dialog.comment });
const submit = (page: Page) => dialog(page).getByRole('button', { name: /^Submit/ });
const relevance = (page: Page) => page.locator('[data-slot=relevance]').filter({ visible: true });

/** Collects the bodies sent to /api/feedback; `answer` handles the requests. */
async function watchFeedback(page: Page, answer?: (route: Route) => unknown): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route('**/api/feedback', async (route) => {
    sent.push(route.request().postDataJSON());
    await (answer ? answer(route) : route.continue());
  });
  return sent;
}

const userId = async (page: Page) => Number(await page.evaluate(() => localStorage.getItem('userId')));

async function openDialog(page: Page): Promise<void> {
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

test('five stars and a comment are saved and confirmed, and the next time the form is empty', async ({
  page,
}) => {
  const sent = await watchFeedback(page);
  await open(page, HOME);
  await openDialog(page);
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "How do you like this site?":
      - heading "How do you like this site?" [level=2]
      - button "Close"
      - radiogroup "Your rating":
        - radio "1 star"
        - radio "2 stars"
        - radio "3 stars"
        - radio "4 stars"
        - radio "5 stars"
      - textbox "Comment (optional)"
      - button "Submit" [disabled]
  `);
  await comment(page).fill('  Found it at once.\nThanks. ');
  await expect(submit(page)).toBeDisabled();
  await star(page, '5 stars').check({ force: true });
  const answered = page.waitForResponse('**/api/feedback');
  await submit(page).dblclick();
  expect((await answered).status()).toBe(201);
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Thank you for your feedback":
      - heading "Thank you for your feedback" [level=2]
      - paragraph: Your feedback is saved.
      - button "Close"
  `);
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  expect(sent).toEqual([{ userId: await userId(page), rating: 5, feedback: 'Found it at once.\nThanks.' }]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await openDialog(page);
  await expect(comment(page)).toHaveValue('');
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(submit(page)).toBeDisabled();
});

test('typed text is still there after closing and reopening', async ({ page }) => {
  await open(page, HOME);
  await openDialog(page);
  await comment(page).fill('Half a thought');
  await star(page, '2 stars').check({ force: true });
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(opener(page)).toBeFocused();
  await openDialog(page);
  await expect(comment(page)).toHaveValue('Half a thought');
  await expect(star(page, '2 stars')).toBeChecked();
});

test('a comment has at most 2000 characters, with a counter near the limit', async ({ page }) => {
  await open(page, HOME);
  await openDialog(page);
  await comment(page).fill('x'.repeat(1799));
  await expect(dialog(page).locator('[data-slot=counter]')).toBeHidden();
  await comment(page).fill('x'.repeat(1999));
  await expect(dialog(page).locator('[data-slot=counter]')).toHaveText('Characters left: 1');
  await comment(page).press('End');
  await comment(page).pressSequentially('yz');
  await expect(comment(page)).toHaveValue(`${'x'.repeat(1999)}y`);
  await expect(dialog(page).locator('[data-slot=counter]')).toHaveText('Characters left: 0');
});

test('with the keyboard alone, without leaving the modal', async ({ page }) => {
  const sent = await watchFeedback(page);
  await open(page, HOME);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  await star(page, '1 star').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(star(page, '3 stars')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(comment(page)).toBeFocused();
  await page.keyboard.type('Fine');
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: feedbackCopy.dialog.thanks.heading })).toBeFocused();
  expect(sent).toEqual([{ userId: await userId(page), rating: 3, feedback: 'Fine' }]);
});

test.describe('when saving fails', () => {
  test.use({ allowedConsole: /status of 500|net::ERR_FAILED/ });
  for (const [how, answer] of [
    ['after a 500', (route: Route) => route.fulfill({ status: 500, body: 'no' })],
    [
      'after an invalid response',
      (route: Route) => route.fulfill({ status: 200, body: '<html>Sign in</html>' }),
    ],
    ['because the network is down', (route: Route) => route.abort()],
  ] as const) {
    test(`${how}: the filled form is back without a message, and can be sent again`, async ({ page }) => {
      const replies = [answer];
      const sent = await watchFeedback(page, (route) =>
        (replies.shift() ?? ((r: Route) => r.continue()))(route),
      );
      await open(page, HOME);
      await openDialog(page);
      await comment(page).fill('Keep me');
      await star(page, '4 stars').check({ force: true });
      await submit(page).click();
      await expect(submit(page)).toBeFocused();
      await expect(submit(page)).toBeEnabled();
      await expect(submit(page)).toHaveText('Submit');
      await expect(comment(page)).toHaveValue('Keep me');
      await expect(star(page, '4 stars')).toBeChecked();
      await expect(dialog(page)).not.toContainText('Thank you');
      await expect(page.locator('[data-slot=toast]')).toHaveCount(0);
      await submit(page).click();
      await expect(dialog(page)).toContainText(feedbackCopy.dialog.thanks.heading);
      expect(sent).toHaveLength(2);
      expect(sent[1]).toEqual(sent[0]);
    });
  }
});

test('a server that never responds: Submitting..., then the filled form again', async ({ page }) => {
  await page.clock.install();
  const sent = await watchFeedback(page, () => undefined);
  await open(page, HOME);
  await openDialog(page);
  await star(page, '1 star').check({ force: true });
  await submit(page).click();
  await expect(submit(page)).toHaveText('Submitting...');
  await expect(submit(page)).toBeDisabled();
  await expect.poll(() => sent.length).toBe(1);
  await page.clock.runFor(25_000);
  await expect(submit(page)).toHaveText('Submit');
  await expect(submit(page)).toBeEnabled();
  await expect(star(page, '1 star')).toBeChecked();
});

test('relevance feedback on the recommendations is sent once with its own name, then confirmed', async ({
  page,
}) => {
  const sent = await watchFeedback(page);
  await open(page, HOME);
  await page.locator('#recommendations').scrollIntoViewIfNeeded();
  await relevance(page).scrollIntoViewIfNeeded();
  await expect(relevance(page)).toMatchAriaSnapshot(`
    - radiogroup "Was this relevant?":
      - radio "1 of 5, not at all"
      - radio "2 of 5"
      - radio "3 of 5"
      - radio "4 of 5"
      - radio "5 of 5, very"
  `);
  await relevance(page).getByRole('radio', { name: '3 of 5' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('More code');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(relevance(page)).toHaveText(feedbackCopy.relevance.thanks);
  await expect(relevance(page).locator('[tabindex]')).toBeFocused();
  expect(sent).toEqual([{ userId: await userId(page), relevanceRating: 4, feedback: 'More code' }]);
});

test.describe('when saving relevance feedback fails', () => {
  test.use({ allowedConsole: /status of 500/ });
  test('the control of the content blocks is restored without a message', async ({ page }) => {
    const sent = await watchFeedback(page, (route) => route.fulfill({ status: 500, body: 'no' }));
    await open(page, '/features#ai-content');
    await relevance(page).scrollIntoViewIfNeeded();
    await relevance(page).getByRole('radio', { name: '2 of 5' }).check({ force: true });
    await relevance(page).getByRole('button', { name: 'Submit' }).click();
    await expect(relevance(page).getByRole('button', { name: 'Submit' })).toBeFocused();
    await expect(relevance(page).getByRole('radio', { name: '2 of 5' })).toBeChecked();
    await expect(relevance(page)).not.toContainText('Thank you');
    expect(sent).toEqual([{ userId: await userId(page), relevanceRating: 2, feedback: '' }]);
  });
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds no violations in any state at 375 px, ${scheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const check = (state: string) => expectNoAxeViolations(page, state);
    await open(page, HOME);
    await relevance(page).scrollIntoViewIfNeeded();
    await relevance(page).getByRole('radio', { name: '3 of 5' }).check({ force: true });
    await check('relevance chosen');
    await relevance(page).getByRole('button', { name: 'Submit' }).click();
    await expect(relevance(page)).toContainText('Thank you');
    await openDialog(page);
    await check('empty');
    await comment(page).fill('x'.repeat(1900));
    await star(page, '4 stars').check({ force: true });
    await check('filled');
    await submit(page).click();
    await expect(dialog(page)).toContainText(feedbackCopy.dialog.thanks.heading);
    await check('thanks');
  });
}
