import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/config/routes';
import { expect, open, test } from '../support/site/site';

const GAPS = ['4px', '8px', '12px', '16px', '24px', '32px', '48px', '64px', '96px', '144px'];
const RADII = [6, 10, 16];
/** Of the whole site at one width. */
const MOST = { sizes: 9, leadings: 6 };
/** Shows the other themes, with their own corners. */
const PREVIEW = '[data-preview]';

type Styles = Record<'sizes' | 'leadings' | 'gaps' | 'radii', Record<string, string>>;

const createStyles = (): Styles => ({ sizes: {}, leadings: {}, gaps: {}, radii: {} });

/** Every value in use, with the first element that has it. */
function readStyles(page: Page): Promise<Styles> {
  return page.evaluate((preview) => {
    const found: Styles = { sizes: {}, leadings: {}, gaps: {}, radii: {} };
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest(`svg, ${preview}`) || !element.checkVisibility()) continue;
      const name = `${element.localName} ${element.className} ${element.textContent.trim().slice(0, 24)}`;
      const style = getComputedStyle(element);
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
      if (hasText) {
        found.sizes[style.fontSize] ??= name;
        found.leadings[(parseFloat(style.lineHeight) / parseFloat(style.fontSize)).toFixed(2)] ??= name;
      }
      if (/flex|grid/.test(style.display) && element.childElementCount > 1)
        for (const gap of [style.rowGap, style.columnGap])
          if (gap !== 'normal' && gap !== '0px') found.gaps[gap] ??= name;
      for (const radius of style.borderRadius.split(' ')) found.radii[radius] ??= name;
    }
    return found;
  }, PREVIEW);
}

/** A pill, a circle or a square; 1 px less for what is inside a border. */
function isRadius(radius: string): boolean {
  const px = parseFloat(radius);
  return px === 0 || px > 1000 || radius === '50%' || RADII.some((one) => px === one || px === one - 1);
}

test('all routes keep to the sizes, line heights, gaps and corners of the theme', async ({ page }) => {
  test.slow();
  const all = new Map([1440, 375].map((width): [number, Styles] => [width, createStyles()]));
  for (const path of Object.values(ROUTES)) {
    await open(page, `${path}?visitor=returning`);
    for (const [width, found] of all) {
      await page.setViewportSize({ width, height: 900 });
      const styles = await readStyles(page);
      for (const key of ['sizes', 'leadings', 'gaps', 'radii'] as const)
        for (const [value, name] of Object.entries(styles[key])) found[key][value] ??= `${path} ${name}`;
    }
  }
  for (const [width, found] of all) {
    const others = (key: 'gaps' | 'radii', isKnown: (value: string) => boolean) =>
      Object.entries(found[key]).filter(([value]) => !isKnown(value));
    expect
      .soft(
        others('gaps', (gap) => GAPS.includes(gap)),
        `${width} px`,
      )
      .toEqual([]);
    expect.soft(others('radii', isRadius), `${width} px`).toEqual([]);
    for (const key of ['sizes', 'leadings'] as const)
      expect
        .soft(Object.keys(found[key]).length, `${width} px ${JSON.stringify(found[key], null, 2)}`)
        .toBeLessThanOrEqual(MOST[key]);
  }
});
