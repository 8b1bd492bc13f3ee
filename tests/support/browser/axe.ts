import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The pages framed by /compare have their own tests. */
export const FRAMES = '[data-slot=comparer] iframe';

/** Runs in the page itself (legacy mode) because axe otherwise opens a second page for each analysis. */
function createAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode()
    .exclude(FRAMES)
    .options({ resultTypes: ['violations'] })
    .withTags(LEVELS);
}

type Limits = { within?: readonly string[]; rules?: string[] };

/** Fails with each violated rule and its elements. `state` labels the failure; `within` and `rules` limit the analysis. */
export async function expectNoAxeViolations(
  page: Page,
  state: string,
  { within = [], rules }: Limits = {},
): Promise<void> {
  const axe = createAxe(page);
  for (const selector of within) axe.include(selector);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, state).toEqual([]);
}
