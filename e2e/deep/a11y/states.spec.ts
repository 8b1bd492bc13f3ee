import { expect, test } from '../../support/site';
import { findProblems } from './findings';
import { combineWithLooks, nameLook } from './looks';
import { startVisit } from './start-visit';
import { STATES } from './states';

const cases = combineWithLooks({ state: STATES.map(({ name }) => name) });

for (const state of STATES)
  test(`axe finds no violations and no text is clipped in any state of: ${state.name}`, async ({
    context,
  }) => {
    const found: string[] = [];
    for (const look of cases.filter((one) => one.state === state.name)) {
      const page = await context.newPage();
      await startVisit(page, look);
      await state.show(page, async (what) => {
        for (const problem of await findProblems(page)) found.push(`${what}, ${nameLook(look)}: ${problem}`);
      });
      await page.close();
    }
    expect(found).toEqual([]);
  });
