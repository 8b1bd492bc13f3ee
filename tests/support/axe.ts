import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** WCAG 2.2 A and AA, and axe's own best practices. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The pages that /compare frames are tested by themselves. */
export const FRAMES = '[data-slot=comparer] iframe';

/** What axe is asked of a page, in the page itself: its default opens a second one for each asking. */
export function askAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode()
    .exclude(FRAMES)
    .options({ resultTypes: ['violations'] })
    .withTags(LEVELS);
}

/** Fails with each rule and the elements that break it; `state` says what was looked at, `within` looks there only. */
export async function expectNoAxe(page: Page, state = '', within: readonly string[] = []): Promise<void> {
  const axe = askAxe(page);
  for (const selector of within) axe.include(selector);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, state).toEqual([]);
}
