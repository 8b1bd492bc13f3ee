import { ROUTES } from '@/lib/config/routes';
import {
  findBareInForcedColors,
  findCrowdedWhenZoomed,
  findCutWhenSpaced,
  findMisnamed,
  findMotion,
  readOrientations,
} from '../a11y/comfort';
import { expectSaidOnce } from '../a11y/expect-said-once';
import { expect, test } from './site';

// The longest page and the one of the widest tables and charts; npm test -- a11y looks at all of them.
const PATHS = [ROUTES.home, ROUTES.analytics];

test.use({ reducedMotion: 'reduce' });

for (const path of PATHS) {
  test(`${path} takes the text spacing of WCAG 1.4.12 and 400 % zoom`, async ({ page }) => {
    for (const width of [320, 1280]) expect(await findCutWhenSpaced(page, path, width)).toEqual([]);
    expect(await findCrowdedWhenZoomed(page, path)).toEqual([]);
  });

  test(`${path} holds the same words however the phone is held, and its controls are called what they show`, async ({
    page,
  }) => {
    const { upright, lying } = await readOrientations(page, path);
    expect(upright).toBe(lying);
    expect(await findMisnamed(page, path)).toEqual([]);
  });

  test(`${path} stands still with reduced motion, and keeps its controls in forced colors`, async ({
    page,
  }) => {
    expect(await findMotion(page, path)).toEqual([]);
    expect(await findBareInForcedColors(page, path)).toEqual([]);
  });
}

test('whatever changes is announced, and once', async ({ page }) => {
  await expectSaidOnce(page);
});
