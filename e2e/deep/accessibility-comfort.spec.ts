import { ROUTES } from '@/lib/config/routes';
import {
  findBareInForcedColors,
  findCrowdedWhenZoomed,
  findClippedWhenSpaced,
  findMisnamed,
  findMotion,
  readOrientations,
} from './a11y/comfort';
import { expectAnnouncedOnce } from './a11y/expect-announced-once';
import { expect, test } from '../support/site';

// The longest page, and the one with the widest tables and charts; npm test -- a11y checks all pages.
const PATHS = [ROUTES.home, ROUTES.analytics];

test.use({ reducedMotion: 'reduce' });

for (const path of PATHS) {
  test(`${path} withstands WCAG 1.4.12 text spacing and 400% zoom`, async ({ page }) => {
    for (const width of [320, 1280]) expect(await findClippedWhenSpaced(page, path, width)).toEqual([]);
    expect(await findCrowdedWhenZoomed(page, path)).toEqual([]);
  });

  test(`${path} shows the same text in both orientations, and accessible names include visible labels`, async ({
    page,
  }) => {
    const { upright, lying } = await readOrientations(page, path);
    expect(upright).toBe(lying);
    expect(await findMisnamed(page, path)).toEqual([]);
  });

  test(`${path} does not move with reduced motion, and keeps its controls in forced colors`, async ({
    page,
  }) => {
    expect(await findMotion(page, path)).toEqual([]);
    expect(await findBareInForcedColors(page, path)).toEqual([]);
  });
}

test('each change is announced once', async ({ page }) => {
  await expectAnnouncedOnce(page);
});
