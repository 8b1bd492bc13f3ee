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

for (const width of [1440, 375])
  test(`at ${width} px all routes keep to the sizes, line heights, gaps and corners of the theme`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const all: Styles = { sizes: {}, leadings: {}, gaps: {}, radii: {} };
    for (const path of Object.values(ROUTES)) {
      await open(page, `${path}?visitor=returning`);
      const styles = await readStyles(page);
      for (const key of ['sizes', 'leadings', 'gaps', 'radii'] as const)
        for (const [value, name] of Object.entries(styles[key])) all[key][value] ??= `${path} ${name}`;
    }
    const others = (key: 'gaps' | 'radii', isKnown: (value: string) => boolean) =>
      Object.entries(all[key]).filter(([value]) => !isKnown(value));
    expect.soft(others('gaps', (gap) => GAPS.includes(gap))).toEqual([]);
    expect.soft(others('radii', isRadius)).toEqual([]);
    for (const key of ['sizes', 'leadings'] as const)
      expect
        .soft(Object.keys(all[key]).length, JSON.stringify(all[key], null, 2))
        .toBeLessThanOrEqual(MOST[key]);
  });

test('on a phone every control is at least 44 px high, or is part of a sentence', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  for (const path of Object.values(ROUTES)) {
    await open(page, `${path}?visitor=returning`);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, summary, select, textarea, [role=tab]')]
        .filter((control) => control.checkVisibility() && !control.closest('.why-mark, .persona-chip'))
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && Math.round(box.height) < 44)
        .map(
          ({ control, box }) =>
            `${box.width} × ${box.height}: ${control.textContent.trim()} ${control.className}`,
        ),
    );
    expect.soft(small, path).toEqual([]);
  }
});
