import { ROUTES } from '@/lib/config/routes';
import { expect, open, test } from '../../support/site';
import {
  findBareInForcedColors,
  findCrowdedWhenZoomed,
  findClippedWhenSpaced,
  findMisnamed,
  findMotion,
  readOrientations,
} from './comfort';
import { expectAnnouncedOnce } from './expect-announced-once';
import { count } from './findings';
import { PATHS } from './paths';

test.use({ allowedConsole: /status of 404/, reducedMotion: 'reduce' });

async function findAll(find: (path: string) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const path of PATHS) found.push(...(await find(path)));
  return found;
}

for (const width of [320, 1280])
  test(`no text is clipped at WCAG 1.4.12 text spacing, ${width} px wide`, async ({ page }) => {
    expect(await findAll((path) => findClippedWhenSpaced(page, path, width))).toEqual([]);
  });

test('at 400% zoom (1280 × 1024) fixed bars and widgets cover at most half of the window', async ({
  page,
}) => {
  expect(await findAll((path) => findCrowdedWhenZoomed(page, path))).toEqual([]);
});

test('a phone shows the same text in portrait and in landscape', async ({ page }) => {
  // /compare shows one side at a time on narrow screens; compare-for-everyone.spec.ts covers it.
  for (const path of PATHS.filter((one) => one !== ROUTES.compare)) {
    const { upright, lying } = await readOrientations(page, path);
    expect(upright, path).toBe(lying);
  }
});

test('nothing moves on any page with reduced motion', async ({ page }) => {
  expect(await findAll((path) => findMotion(page, path))).toEqual([]);
});

test('no page loses text without JavaScript', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const path of PATHS) {
    await open(page, path);
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, td, th)')]
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) && !element.closest('[data-scripted]'),
        )
        .filter((element) => !element.querySelector('p, li, h3, td, div'))
        .map((element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? ''),
    );
    await plain.goto(path);
    const served = (await plain.locator('main').evaluate((main) => main.textContent ?? '')).replace(
      /\s+/g,
      ' ',
    );
    const hidden = await plain
      .locator('main [hidden], main [data-unscripted]')
      .evaluateAll((all) =>
        all
          .filter((one) => !one.checkVisibility() && one.textContent?.trim())
          .map((one) => one.textContent?.slice(0, 80)),
      );
    count(shown.length);
    expect(
      shown.filter((text) => !served.includes(text)),
      path,
    ).toEqual([]);
    expect(hidden, path).toEqual([]);
  }
  await context.close();
});

test('in forced colors every control styled by a background still has a border or a label', async ({
  page,
}) => {
  expect(await findAll((path) => findBareInForcedColors(page, path))).toEqual([]);
});

test('each change is announced once', async ({ page }) => {
  await expectAnnouncedOnce(page);
});

test('every accessible name includes the visible label', async ({ page }) => {
  expect(await findAll((path) => findMisnamed(page, path))).toEqual([]);
});
