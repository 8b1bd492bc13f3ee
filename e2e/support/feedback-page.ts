import type { Page, Route } from 'playwright/test';
import { feedbackCopy, feedbackOffer } from '@/lib/content/feedback';

export const opener = (page: Page) => page.getByRole('button', { name: feedbackOffer.button });
export const dialog = (page: Page) => page.getByRole('dialog');
export const star = (page: Page, name: string) => dialog(page).getByRole('radio', { name, exact: true });
export const comment = (page: Page) =>
  dialog(page).getByRole('textbox', { name: feedbackCopy.dialog.comment });
export const submit = (page: Page) => dialog(page).getByRole('button', { name: /^Submit/ });
export const relevance = (page: Page) => page.locator('[data-slot=relevance]').filter({ visible: true });

/** Collects the bodies sent to /api/feedback. The first requests get the given answers, the others the server's. */
export async function watchFeedback(
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
