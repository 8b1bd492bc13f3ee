import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/config/routes';
import { readThemeColors } from '@/lib/config/theme-colors';
import { expect, open, openWithWidgets, test } from '../support/site/site';

test.use({ allowedConsole: /status of 404/, reducedMotion: 'reduce' });

const PATHS = [...Object.values(ROUTES), '/nowhere'];
const PHONE = { width: 375, height: 812 };

/** At 375 × 812. */
const MOST_SCREENS: Readonly<Record<string, number>> = {
  '/': 7,
  '/demo': 8,
  '/about': 6,
  '/solutions': 9,
  '/industries': 7,
  '/contact': 4.5,
  '/api': 12,
  '/cases': 7,
  '/pricing': 6,
  '/settings': 7,
};

const WITHOUT_PICTURE: readonly string[] = [ROUTES.pricing, ROUTES.contact, '/nowhere'];

const PRINTED: readonly string[] = [
  ...[ROUTES.home, ROUTES.solutions, ROUTES.pricing],
  ...[ROUTES.contentHub, ROUTES.api, ROUTES.features],
];

/** Text outside the page or cut off. Scrollable regions are exempt. */
const findCut = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
    for (const element of document.querySelectorAll('body *')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const { left, right, width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!hasText || !isShown || width <= 1 || height <= 1) continue;
      if (element.closest('.sr-only, [aria-hidden=true], [inert]')) continue;
      const parents: Element[] = [];
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
        parents.push(one);
      if (parents.some((one) => /auto|scroll/.test(getComputedStyle(one).overflowX))) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut =
        /hidden|clip/.test(`${overflowX} ${overflowY}`) &&
        (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2);
      if (isCut || right > clientWidth + 1 || left < -1) found.push(element.outerHTML.slice(0, 120));
    }
    return found;
  });

/** WCAG 1.4.12 */
const spaceText = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets.push(sheet);
};

const channels =
  readThemeColors()
    .light('foreground')
    .match(/[\da-f]{2}/g) ?? [];
const INK = `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(', ')})`;

/** Elements that do not belong on paper: sticky or fixed ones, controls, dark backgrounds, and unfinished animations. */
function findOffPaper(): string[] {
  const found: string[] = [];
  const isDark = (color: string) => {
    const [red = 255, green = 255, blue = 255, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return color.startsWith('rgb') && alpha > 0.5 && red + green + blue < 380;
  };
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { width, height } = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true }) || width <= 1 || height <= 1) continue;
    const name = `${element.localName} ${element.dataset.slot ?? element.className}`;
    const { position, backgroundColor, animationName, clipPath } = getComputedStyle(element);
    if (/fixed|sticky/.test(position)) found.push(`${name} is ${position}`);
    if (element.matches('button, select, [role=tab]')) found.push(`${name} is a control`);
    // The selected option of a scene is part of its picture.
    const isGround = !element.closest('.scene') && height > 24 && width > 100;
    if (isGround && isDark(backgroundColor)) found.push(`${name} is ${backgroundColor}`);
    if (animationName !== 'none' || (element.localName === 'svg' && clipPath !== 'none'))
      found.push(`${name} moves`);
  }
  return found;
}

const findMoving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => Number(effect?.getComputedTiming().activeDuration))
      .filter((duration) => duration > 1),
  );

/** Controls without a border, a text or an icon. */
const findBare = (page: Page) =>
  page
    .locator('button, input, select, [role=switch], [role=progressbar]')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((one) => {
          const { borderStyle, appearance, opacity } = getComputedStyle(one);
          const isBare = borderStyle === 'none' && appearance === 'none' && opacity !== '0';
          return isBare && !one.textContent.trim() && !one.querySelector('svg') && one.clientWidth > 1;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 160)),
    );

/** Controls lower than 44 px that are not part of a sentence. */
const findSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, summary, select, textarea, [role=tab]')]
      .filter((control) => control.checkVisibility() && !control.closest('.why-mark, .persona-chip'))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && Math.round(box.height) < 44)
      .map(
        ({ control, box }) =>
          `${box.width} × ${box.height}: ${control.textContent.trim()} ${control.className}`,
      ),
  );

const readOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const clean = (text: string | null) => text?.replaceAll(/\s+/g, ' ').trim() ?? '';

/** The texts that the page shows, and those that it shows without JavaScript, too. */
async function expectWithoutScripts(page: Page, plain: Page): Promise<void> {
  const shown = await page
    .locator('main :is(h1, h2, h3, h4, p, li, dt, dd, td, th):not([data-scripted] *)')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.filter((one) => !one.querySelector('p, li, h3, td, div')).map((one) => one.textContent),
    );
  const served = clean(await plain.locator('main').textContent());
  expect.soft(shown.map(clean).filter((text) => !served.includes(text))).toEqual([]);
  const hidden = plain.locator('main [hidden], main [data-unscripted]').filter({ hasText: /\S/ });
  await expect.soft(hidden.filter({ visible: false })).toHaveCount(0);
}

for (const path of PATHS)
  test(`${path}: still, without scripts, in forced colors, on paper, on a phone and with large text`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await openWithWidgets(page, path);
    expect.soft(await findMoving(page), 'reduced motion').toEqual([]);

    await test.step('without JavaScript no text is lost', async () => {
      const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(path);
      await expectWithoutScripts(page, plain);
      await context.close();
    });

    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await findBare(page), 'forced colors').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });

    for (const width of [1440, 1024, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await readOverflow(page), `sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(PHONE);
    expect.soft(await findSmall(page), 'below 44 px').toEqual([]);
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
    expect.soft(screens, 'screens').toBeLessThanOrEqual(MOST_SCREENS[path] ?? Infinity);
    if (!WITHOUT_PICTURE.includes(path)) {
      const picture = page.locator('[data-slot=head-picture], [data-slot=hero] figure').first();
      await expect
        .soft(picture, 'a picture of the product in the first screen')
        .toBeInViewport({ ratio: 0.4 });
    }

    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => (document.documentElement.dataset.fontSize = '24'));
    expect.soft(await findCut(page), 'at 24 px').toEqual([]);
    await page.evaluate(() => delete document.documentElement.dataset.fontSize);
    await page.evaluate(spaceText);
    expect.soft(await findCut(page), 'spaced').toEqual([]);
    await page.evaluate(() => (document.adoptedStyleSheets = []));

    if (!PRINTED.includes(path)) return;
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await page.setViewportSize({ width: 680, height: 960 });
    expect.soft(await page.evaluate(findOffPaper), 'on paper').toEqual([]);
    expect.soft(await page.evaluate(() => getComputedStyle(document.body).color)).toBe(INK);
    await expect.soft(page.locator('[role=tabpanel]').filter({ visible: false })).toHaveCount(0);
  });

test('with the browser’s text at 200 % no page scrolls sideways at 320 px', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of PATHS) {
    await open(page, `${path}?visitor=returning`);
    expect.soft(await readOverflow(page), path).toBe(0);
  }
});

test('an open article prints on its own', async ({ page }) => {
  await open(page, `${ROUTES.contentHub}#weak-signals`);
  const article = page.getByRole('dialog').getByRole('article');
  await expect(article).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(article).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const { bottom, cut } = await article.evaluate((one) => ({
    bottom: one.getBoundingClientRect().bottom,
    cut: (one.parentElement?.scrollHeight ?? 0) - (one.parentElement?.clientHeight ?? 0),
  }));
  expect(bottom).toBeGreaterThan(1000);
  expect(cut).toBeLessThanOrEqual(0);
});
