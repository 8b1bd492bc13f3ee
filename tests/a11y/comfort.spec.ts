import { ROUTES } from '@/lib/config/routes';
import { expect, open, test } from '../e2e/site';
import {
  findBareInForcedColors,
  findCrowdedWhenZoomed,
  findCutWhenSpaced,
  findMisnamed,
  findMotion,
  readOrientations,
} from './comfort';
import { expectSaidOnce } from './expect-said-once';
import { count } from './findings';
import { PATHS } from './paths';

test.use({ allowedConsole: /status of 404/, reducedMotion: 'reduce' });

/** What is found on any of the pages. */
async function findAll(find: (path: string) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const path of PATHS) found.push(...(await find(path)));
  return found;
}

for (const width of [320, 1280])
  test(`with the text spacing of WCAG 1.4.12 nothing is cut off at ${width} px`, async ({ page }) => {
    expect(await findAll((path) => findCutWhenSpaced(page, path, width))).toEqual([]);
  });

test('at 400 % zoom (1280 × 1024) half of the window or more stays for the page itself', async ({ page }) => {
  expect(await findAll((path) => findCrowdedWhenZoomed(page, path))).toEqual([]);
});

test('both orientations of a phone hold the same words', async ({ page }) => {
  // /compare shows one side at a time where two have no room; compare-for-everyone.spec.ts reads both.
  for (const path of PATHS.filter((one) => one !== ROUTES.compare)) {
    const { upright, lying } = await readOrientations(page, path);
    expect(upright, path).toBe(lying);
  }
});

test('with reduced motion nothing on any page is in motion', async ({ page }) => {
  expect(await findAll((path) => findMotion(page, path))).toEqual([]);
});

test('without JavaScript every word of every page that is shown with it is there', async ({
  page,
  browser,
  baseURL,
}) => {
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

test('in forced colors every control that is drawn by a background keeps an edge or its words', async ({
  page,
}) => {
  expect(await findAll((path) => findBareInForcedColors(page, path))).toEqual([]);
});

test('each announcement is made once', async ({ page }) => {
  await expectSaidOnce(page);
});

test('the name of every control holds its visible words', async ({ page }) => {
  expect(await findAll((path) => findMisnamed(page, path))).toEqual([]);
});
