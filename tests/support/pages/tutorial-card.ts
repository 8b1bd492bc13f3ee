import type { Page } from 'playwright/test';
import { tutorialCopy } from '@/lib/content/tutorial';
import { TUTORIAL_STEPS } from '@/lib/personalization/tutorial';
import { expect, open } from '@/tests/support/site/site';

export const RETURNING = '/?visitor=returning';

export const card = (page: Page) => page.getByRole('dialog', { name: 'Interactive tutorial' });
export const inCard = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });
export const stepTitle = (page: Page) => card(page).getByRole('heading', { level: 3 });
export const opener = (page: Page) => page.getByRole('button', { name: 'Start the tutorial', exact: true });
export const ring = (page: Page) => page.locator('.tutorial-highlight, .tutorial-highlight-inside');
export const titles: readonly string[] = TUTORIAL_STEPS.map(({ id }) => tutorialCopy.steps[id].title);

export async function start(page: Page, path = RETURNING) {
  await open(page, path);
  await opener(page).click();
  await expect(stepTitle(page)).toBeFocused();
}

export async function walkTo(page: Page, index: number) {
  for (;;) {
    const at = titles.indexOf((await stepTitle(page).textContent()) ?? '');
    if (at === index) return;
    await inCard(page, 'Next').click();
    await expect(stepTitle(page)).toHaveText(titles[at + 1] ?? '');
  }
}
