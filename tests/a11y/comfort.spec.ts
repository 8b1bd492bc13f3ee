import { AxeBuilder } from '@axe-core/playwright';
import { ROUTES } from '@/lib/config/routes';
import { FRAMES } from '@/tests/support/axe';
import { expect, open, test } from '../e2e/site';
import { count, findCut } from './findings';
import { PATHS } from './paths';

/** WCAG 1.4.12, word for word. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

test.use({ allowedConsole: /status of 404/, reducedMotion: 'reduce' });

for (const width of [320, 1280])
  test(`with the text spacing of WCAG 1.4.12 nothing is cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const found: string[] = [];
    for (const path of PATHS) {
      await open(page, path);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, SPACING);
      found.push(...(await findCut(page)).map((problem) => `${path}: ${problem}`));
    }
    expect(found).toEqual([]);
  });

test('at 400 % zoom (1280 × 1024) half of the window or more stays for the page itself', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const found: string[] = [];
  for (const path of PATHS) {
    await open(page, `${path}?visitor=returning`);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    const share = await page.evaluate(() => {
      const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].map((y) => [x, y] as const),
      );
      const own = points.filter(([x, y]) => {
        for (
          let one = document.elementFromPoint(x * innerWidth, y * innerHeight);
          one;
          one = one.parentElement
        )
          if (/fixed|sticky/.test(getComputedStyle(one).position)) return false;
        return true;
      });
      return own.length / points.length;
    });
    count(1);
    if (share < 0.5) found.push(`${path}: ${Math.round(share * 100)} %`);
    found.push(...(await findCut(page)).map((problem) => `${path}: ${problem}`));
  }
  expect(found).toEqual([]);
});

test('both orientations of a phone hold the same words', async ({ page }) => {
  // /compare shows one side at a time where two have no room; compare-for-everyone.spec.ts reads both.
  for (const path of PATHS.filter((one) => one !== ROUTES.compare)) {
    const words: string[] = [];
    for (const [width, height] of [
      [375, 740],
      [740, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, path);
      words.push((await page.getByRole('main').innerText()).replace(/\s+/g, ' '));
    }
    count(2);
    expect(words[0], path).toBe(words[1]);
  }
});

test('with reduced motion nothing on any page is in motion', async ({ page }) => {
  for (const path of PATHS) {
    await open(page, path);
    await expect(page.locator('[data-slot=widget-dock]')).toBeAttached();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 1,
        )
        .map((animation) => String(animation.effect?.getComputedTiming().activeDuration)),
    );
    count(1);
    expect(moving, path).toEqual([]);
  }
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
  await page.emulateMedia({ forcedColors: 'active' });
  const found: string[] = [];
  for (const path of PATHS) {
    await open(page, path);
    const bare = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'button, a[data-slot=button], input, select, [role=switch], progress, [role=progressbar]',
        ),
      ]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => {
          const style = getComputedStyle(element);
          const hasEdge = style.borderStyle !== 'none' && parseFloat(style.borderWidth) > 0;
          const hasWords = Boolean(element.textContent?.trim()) || element.querySelector('svg') !== null;
          return (
            !hasEdge && !hasWords && style.appearance === 'none' && element.getBoundingClientRect().width > 1
          );
        })
        .map((element) => element.outerHTML.slice(0, 160)),
    );
    count(1);
    found.push(...bare.map((html) => `${path}: ${html}`));
  }
  expect(found).toEqual([]);
});

test('each announcement is made once', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    document.addEventListener('DOMContentLoaded', () => {
      const region = document.querySelector('[data-slot=live-region]');
      if (!region) return;
      new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
  });
  await open(page, '/?visitor=returning');
  for (const [label, option] of [
    ['Segment', 'Developer'],
    ['Behavior', 'Converter'],
    ['Visitor type', 'New'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
    await expect(page.locator('[data-slot=live-region]')).not.toHaveText('');
    await expect(page.locator('[data-slot=live-region]')).toHaveText('');
  }
  await page.getByRole('button', { name: 'Accessibility settings' }).click();
  await page.getByRole('switch', { name: 'High contrast' }).click();
  await page.getByRole('button', { name: 'Reset to Defaults' }).click();
  await expect(page.locator('[data-slot=live-region]')).toHaveText(/back to their defaults/);
  const said = await page.evaluate(() => Reflect.get(window, 'said') as string[]);
  count(said.length);
  expect(said.length).toBeGreaterThanOrEqual(4);
  expect(new Set(said).size).toBe(said.length);
});

test('the name of every control holds its visible words', async ({ page }) => {
  for (const path of PATHS) {
    await open(page, path);
    const { violations, passes } = await new AxeBuilder({ page })
      .setLegacyMode()
      .exclude(FRAMES)
      .withRules(['label-content-name-mismatch'])
      .analyze();
    count(passes.flatMap(({ nodes }) => nodes).length);
    expect(
      violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
      path,
    ).toEqual([]);
  }
});
