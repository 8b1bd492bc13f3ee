import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { FRAMES } from '@/e2e/support/axe';
import { expect, open } from '../../support/site';
import { findClipped } from './findings';

/** The values of WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const HEIGHT = 800;
/** 1280 × 1024 at 400% zoom. */
const ZOOMED = { width: 320, height: 256 };
const MIN_SHARE = 0.5;

/** Text that is clipped at WCAG 1.4.12 text spacing. */
export async function findClippedWhenSpaced(page: Page, path: string, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  await open(page, path);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  return (await findClipped(page)).map((problem) => `${path}: ${problem}`);
}

/** Text that is clipped at 400% zoom, and pages of which fixed bars and widgets cover more than half of the window. */
export async function findCrowdedWhenZoomed(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize(ZOOMED);
  await open(page, `${path}?visitor=returning`);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  const share = await page.evaluate(() => {
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].map((y) => [x, y] as const),
    );
    const uncovered = points.filter(([x, y]) => {
      for (let one = document.elementFromPoint(x * innerWidth, y * innerHeight); one; one = one.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(one).position)) return false;
      return true;
    });
    return uncovered.length / points.length;
  });
  return [
    ...(share < MIN_SHARE ? [`${path}: ${Math.round(share * 100)} %`] : []),
    ...(await findClipped(page)).map((problem) => `${path}: ${problem}`),
  ];
}

/** Text that is shown with scripts only, or hidden without them. */
export async function findLostWithoutScripts(page: Page, plain: Page): Promise<string[]> {
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, td, th)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[data-scripted]'))
      .filter((one) => !one.querySelector('p, li, h3, td, div'))
      .map((one) => one.textContent?.replace(/\s+/g, ' ').trim() ?? ''),
  );
  const served = (await plain.locator('main').textContent())?.replace(/\s+/g, ' ') ?? '';
  const hidden = await plain
    .locator('main [hidden], main [data-unscripted]')
    .evaluateAll((all) =>
      all
        .filter((one) => !one.checkVisibility() && one.textContent?.trim())
        .map((one) => `hidden: ${one.textContent?.slice(0, 80)}`),
    );
  const { pathname } = new URL(page.url());
  return [...shown.filter((text) => !served.includes(text)), ...hidden].map((text) => `${pathname}: ${text}`);
}

/** The page's text on a phone, in portrait and in landscape. */
export async function readOrientations(page: Page, path: string) {
  async function read(width: number, height: number) {
    await page.setViewportSize({ width, height });
    await open(page, path);
    const main = page.getByRole('main');
    // Narrow tables repeat each column label in its cells, hidden from assistive technology.
    await main.locator('td > [aria-hidden=true]').evaluateAll((labels) => {
      for (const label of labels) label.remove();
    });
    return (await main.innerText()).replace(/\s+/g, ' ');
  }
  return { upright: await read(375, 740), lying: await read(740, 375) };
}

/** Durations of the animations that still run under prefers-reduced-motion. */
export async function findMotion(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
  return moving.map((duration) => `${path}: ${duration} ms`);
}

/** Controls with neither a border nor a label in forced colors mode. */
export async function findBareInForcedColors(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
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
        const hasBorder = style.borderStyle !== 'none' && parseFloat(style.borderWidth) > 0;
        const hasText = Boolean(element.textContent?.trim()) || element.querySelector('svg') !== null;
        return (
          !hasBorder && !hasText && style.appearance === 'none' && element.getBoundingClientRect().width > 1
        );
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );
  return bare.map((html) => `${path}: ${html}`);
}

/** Controls whose accessible name omits part of their visible label. */
export async function findMisnamed(page: Page, path: string): Promise<string[]> {
  await open(page, path);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .exclude(FRAMES)
    .withRules(['label-content-name-mismatch'])
    .analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${path}: ${html}`));
}
