import { findClipped, findViolations } from './a11y/findings';
import { nameLook, type Look } from './a11y/looks';
import { startVisit } from './a11y/start-visit';
import { STATES } from './a11y/states';
import { expect, test } from '../support/site';

/** Combinations that no other test covers; npm test -- a11y runs every state in every look. */
const LOOKS: Record<string, readonly Look[]> = {
  'demo bar': [{ theme: 'human-centered-tech', scheme: 'light', view: 'forced colors', width: '1280' }],
  replay: [
    { theme: 'human-centered-tech', scheme: 'dark', view: 'double', width: '768' },
    { theme: 'minimal-intelligence', scheme: 'light', view: 'forced colors', width: '320' },
  ],
  compare: [{ theme: 'human-centered-tech', scheme: 'dark', view: 'forced colors', width: '1280' }],
  'consent notice': [{ theme: 'minimal-intelligence', scheme: 'dark', view: 'forced colors', width: '320' }],
};

test('every state named here exists', () => {
  const names = STATES.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(LOOKS)));
});

for (const state of STATES)
  for (const look of LOOKS[state.name] ?? [])
    test(`axe finds no violations and no text is clipped: ${state.name}, ${nameLook(look)}`, async ({
      page,
    }) => {
      const found: string[] = [];
      await startVisit(page, look, state);
      await state.show(page, async (what) => {
        const problems = [...(await findViolations(page)), ...(await findClipped(page))];
        found.push(...problems.map((problem) => `${what}: ${problem}`));
      });
      expect(found).toEqual([]);
    });
