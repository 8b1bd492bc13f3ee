import type { Page } from 'playwright/test';
import { feedbackOffer } from '@/lib/content/feedback';
import { demoCopy } from '@/lib/content/pages/demo';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { expect, open } from '../../support/site';
import { readFocusStop } from './focus-stop';
import { judgeStop } from './walk-page';

/** `step` is the key that stays inside: in a modal, focus wraps; in the others, only this key does not leave. */
type Dialog = { name: string; path: string; opener: string; step: 'modal' | 'Tab' | 'Shift+Tab' };

export const DIALOGS: readonly Dialog[] = [
  { name: 'the feedback dialog', path: '/?visitor=returning', opener: feedbackOffer.button, step: 'modal' },
  { name: 'the tutorial', path: '/?visitor=returning', opener: 'Start the tutorial', step: 'Shift+Tab' },
  { name: 'the tour', path: '/features?visitor=returning', opener: 'Try Smart Onboarding', step: 'modal' },
  { name: 'the focus-trap dialog', path: '/demo', opener: demoCopy.live.dialog.open, step: 'modal' },
  { name: 'the deletion dialog', path: '/settings', opener: myDataCopy.remove, step: 'modal' },
  { name: 'the accessibility card', path: '/about', opener: 'Accessibility settings', step: 'Tab' },
  { name: 'the assistant', path: '/about', opener: 'Chat assistant', step: 'Shift+Tab' },
];

/** Opens the dialog with Enter, tabs through it, closes it with Escape, and expects focus back on the opener. */
export async function walkDialog(page: Page, { path, opener, step }: Dialog): Promise<void> {
  await open(page, path);
  const button = page.getByRole('button', { name: opener }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const containsFocus = () => dialog.evaluate((own) => own.contains(document.activeElement));
  await expect(dialog).toBeVisible();
  await expect.poll(containsFocus).toBe(true);
  const found: string[] = [];
  const size = await dialog.evaluate(
    (own) => own.querySelectorAll('a, button, input, textarea, summary').length,
  );
  const isModal = step === 'modal';
  for (let stops = 0; stops < (isModal ? size + 3 : 1); stops += 1) {
    await page.keyboard.press(isModal ? 'Tab' : step);
    const stop = await readFocusStop(page);
    const isInside = await containsFocus();
    // In a modal dialog Tab passes through the browser's own UI.
    if (!isInside && stop) found.push(`outside: ${stop.name}`);
    if (isInside) found.push(...judgeStop(stop && { ...stop, isInOrder: true }));
  }
  expect(found).toEqual([]);
  if (!(await containsFocus())) await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
}
