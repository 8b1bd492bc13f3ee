import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/config/routes';
import { store } from '../support/pages/accessibility-card';
import { expect, open, openWithWidgets, test } from '../support/site/site';

const PATHS = [...Object.values(ROUTES), '/nowhere'];
const PHONE = { width: 320, height: 640 };

test.use({ allowedConsole: /status of 404/, reducedMotion: 'reduce' });

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

test('at 320 px no text is cut off, at 24 px and with wide spacing', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await store(page, JSON.stringify({ fontSize: 24 }));
  for (const path of PATHS) {
    await open(page, `${path}?visitor=returning`);
    expect.soft(await findCut(page), path).toEqual([]);
    await page.evaluate(() => delete document.documentElement.dataset.fontSize);
    await page.evaluate(spaceText);
    expect.soft(await findCut(page), `${path}, spaced`).toEqual([]);
  }
});

test('with the browser’s text at 200 % no page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of PATHS) {
    await open(page, `${path}?visitor=returning`);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect.soft(scrollWidth, path).toBe(clientWidth);
  }
});

test('with reduced motion nothing moves on any page', async ({ page }) => {
  for (const path of PATHS) {
    await openWithWidgets(page, path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => Number(effect?.getComputedTiming().activeDuration))
        .filter((duration) => duration > 1),
    );
    expect.soft(moving, path).toEqual([]);
  }
});

test('in forced colors every control has a border, a text or an icon', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of PATHS) {
    await openWithWidgets(page, path);
    const bare = await page
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
    expect.soft(bare, path).toEqual([]);
  }
});

test('without JavaScript no page loses text', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await context.newPage();
  const clean = (text: string | null) => text?.replaceAll(/\s+/g, ' ').trim() ?? '';
  for (const path of PATHS) {
    await open(page, path);
    await plain.goto(path);
    const shown = await page
      .locator('main :is(h1, h2, h3, h4, p, li, dt, dd, td, th):not([data-scripted] *)')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.filter((one) => !one.querySelector('p, li, h3, td, div')).map((one) => one.textContent),
      );
    const served = clean(await plain.locator('main').textContent());
    expect
      .soft(
        shown.map(clean).filter((text) => !served.includes(text)),
        path,
      )
      .toEqual([]);
    const hidden = plain.locator('main [hidden], main [data-unscripted]').filter({ hasText: /\S/ });
    await expect.soft(hidden.filter({ visible: false }), path).toHaveCount(0);
  }
  await context.close();
});
