import type { Page, Route } from 'playwright/test';
import { feedbackCopy, feedbackOffer } from '@/lib/content/feedback';
import { expect, open, test } from '../support/site/site';

const opener = (page: Page) => page.getByRole('button', { name: feedbackOffer.button });
const dialog = (page: Page) => page.getByRole('dialog');
const star = (page: Page, name: string) => dialog(page).getByRole('radio', { name, exact: true });
const comment = (page: Page) => dialog(page).getByRole('textbox', { name: feedbackCopy.dialog.comment });
const submit = (page: Page) => dialog(page).getByRole('button', { name: /^Submit/ });

/** Collects the bodies sent to /api/feedback. The first requests get the given answers, the others the server's. */
async function watchFeedback(
  page: Page,
  ...answers: ((route: Route) => Promise<void>)[]
): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route('**/api/feedback', async (route) => {
    sent.push(route.request().postDataJSON());
    await (answers.shift() ?? ((unanswered: Route) => unanswered.continue()))(route);
  });
  return sent;
}

const HOME = '/?segment=developer&visitor=returning';

const userId = async (page: Page) => Number(await page.evaluate(() => localStorage.getItem('userId')));

// The browser logs failed requests itself.
test.use({ allowedConsole: /status of 500/ });

test('a rating by keyboard: Submitting..., after a failure the filled form is silently back, then it is saved and confirmed', async ({
  page,
}) => {
  let fail: () => void = () => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  const sent = await watchFeedback(page, async (route) => {
    await failing;
    await route.fulfill({ status: 500, body: 'no' });
  });
  await open(page, HOME);
  await opener(page).press('Enter');
  await expect(dialog(page).getByRole('heading')).toBeFocused();
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
  await star(page, '4 stars').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  // The browser returns the focus before it fires the dialog's close event.
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(star(page, '5 stars')).toBeChecked();

  await submit(page).press('Enter');
  await expect(submit(page)).toHaveText('Submitting...');
  await expect(submit(page)).toBeDisabled();
  fail();
  await expect(submit(page)).toBeFocused();
  await expect(submit(page)).toBeEnabled();
  await expect(submit(page)).toHaveText('Submit');
  await expect(comment(page)).toHaveValue('  Found it at once.\nThanks. ');
  await expect(star(page, '5 stars')).toBeChecked();
  await expect(page.locator('[data-slot=toast]')).toHaveCount(0);

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
  const request = { userId: await userId(page), rating: 5, feedback: 'Found it at once.\nThanks.' };
  expect(sent).toEqual([request, request]);
  await page.keyboard.press('Escape');
  await opener(page).click();
  await expect(comment(page)).toHaveValue('');
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0);
});
