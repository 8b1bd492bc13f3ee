import type * as Covertable from 'covertable';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from 'playwright/test';

// The package is CommonJS, and its types describe an ES module.
const { make } = createRequire(import.meta.url)('covertable') as typeof Covertable;

export const LOOKS = {
  theme: ['futuristic-clarity', 'minimal-intelligence', 'human-centered-tech'],
  scheme: ['light', 'dark'],
  /** `large` is the site's larger text, `largest` its 24 px maximum, `double` the browser's text at 200%. */
  view: ['plain', 'high contrast', 'large', 'largest', 'double', 'forced colors'],
  width: ['320', '768', '1280'],
} as const;

type Name = keyof typeof LOOKS;
export type Look = { [Of in Name]: (typeof LOOKS)[Of][number] };

type Case<Name extends string> = Look & Record<Name, string>;

/**
 * Other dimensions in combination with looks: each pair of values of two dimensions occurs at least once, or with
 * `A11Y_FULL=1` every combination.
 */
export function combineWithLooks<Name extends string>(own: Record<Name, readonly string[]>): Case<Name>[] {
  const dimensions = Object.entries<readonly string[]>({ ...own, ...LOOKS });
  if (!process.env.A11Y_FULL)
    return make(Object.fromEntries(dimensions.map(([name, values]) => [name, [...values]]))) as Case<Name>[];
  let rows: Record<string, string>[] = [{}];
  for (const [name, values] of dimensions)
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value })));
  return rows as Case<Name>[];
}

const HEIGHTS = { 320: 640, 768: 1024, 1280: 800 };
const SIZES: Partial<Record<Look['view'], number>> = { large: 20, largest: 24 };
/** The browser's default font size. */
const BROWSER_TEXT_PX = { plain: 16, double: 32 };

/** An emulated font size lasts only as long as its CDP session. */
const sessions = new WeakMap<Page, CDPSession>();

export const nameLook = ({ theme, scheme, view, width }: Look) => `${theme}, ${scheme}, ${view}, ${width} px`;

/** Sets what the browser decides: size, colors, font size. Reduces motion, so that no animation is half done. */
export async function emulateBrowser(page: Page, { scheme, view, width }: Look): Promise<void> {
  await page.setViewportSize({ width: Number(width), height: HEIGHTS[width] });
  await page.emulateMedia({
    colorScheme: scheme,
    reducedMotion: 'reduce',
    forcedColors: view === 'forced colors' ? 'active' : 'none',
  });
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const standard = BROWSER_TEXT_PX[view === 'double' ? 'double' : 'plain'];
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round(standard * 0.8125) } });
}

/** Stores the visitor's choices, which apply from the next page load on. The page must be on the site's origin. */
export async function storeChoices(page: Page, { theme, view }: Look): Promise<void> {
  await page.evaluate(
    ([name, settings]) => {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('visual-theme', name ?? '');
      localStorage.setItem('accessibility-settings', settings ?? '{}');
    },
    [theme, JSON.stringify({ fontSize: SIZES[view] ?? 16, highContrast: view === 'high contrast' })] as const,
  );
}

/** Applies a look to a loaded page the way the boot script would, which saves a load for each look. */
export async function showLook(page: Page, look: Look): Promise<void> {
  await emulateBrowser(page, look);
  await page.evaluate(
    ([theme, size, isHigh]) => {
      const { dataset } = document.documentElement;
      dataset.theme = theme;
      if (size) dataset.fontSize = String(size);
      else delete dataset.fontSize;
      if (isHigh) dataset.contrast = 'high';
      else delete dataset.contrast;
    },
    [look.theme, SIZES[look.view] ?? 0, look.view === 'high contrast'] as const,
  );
  await page.waitForFunction(
    (scheme) => document.documentElement.classList.contains('dark') === (scheme === 'dark'),
    look.scheme,
  );
}
