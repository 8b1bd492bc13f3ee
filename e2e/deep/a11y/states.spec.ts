import { expect, test } from '../../support/site';
import { combine, cover } from './covering';
import { findClipped, findViolations } from './findings';
import { LOOKS, nameLook } from './looks';
import { startVisit } from './start-visit';
import { STATES } from './states';

const DIMENSIONS = { state: STATES.map(({ name }) => name), ...LOOKS };
const cases = process.env.A11Y_FULL ? combine(DIMENSIONS) : cover(DIMENSIONS);

for (const state of STATES)
  test(`axe finds no violations and no text is clipped in any state of: ${state.name}`, async ({
    context,
  }) => {
    const found: string[] = [];
    for (const look of cases.filter((one) => one.state === state.name)) {
      const page = await context.newPage();
      await startVisit(page, look, state);
      await state.show(page, async (what) => {
        const problems = [...(await findViolations(page)), ...(await findClipped(page))];
        found.push(...problems.map((problem) => `${what}, ${nameLook(look)}: ${problem}`));
      });
      await page.close();
    }
    expect(found).toEqual([]);
  });
