import type { Page } from 'playwright/test';
import { expect, open } from '../../support/site';
import { countTabStops, readFocusStop, type FocusStop } from './focus-stop';

const MAX_PRESSES = 900;
/** WCAG 1.4.11, for the focus indicator. */
const CONTRAST_BAR = 3;
/** Largest covered share. WCAG 2.4.11 requires only that large elements are not entirely hidden. */
const COVERED_BAR = { large: 0.67, other: 0 };

export const WALKS = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 375, height: 700, colorScheme: 'dark' },
] as const;

export function judgeStop(stop: FocusStop | null): string[] {
  if (!stop) return ['focus lost'];
  if (stop.isFrame) return [];
  return [
    ...(stop.outline >= 2 ? [] : ['no outline']),
    ...(stop.contrast >= CONTRAST_BAR ? [] : [`outline contrast ${stop.contrast}`]),
    ...(stop.isInWindow ? [] : ['outside the window']),
    ...(stop.covered <= COVERED_BAR[stop.isLarge ? 'large' : 'other']
      ? []
      : [`${Math.round(stop.covered * 100)}% covered`]),
    ...(stop.isInOrder ? [] : ['out of order']),
  ].map((problem) => `${problem}: ${stop.name}`);
}

async function openForWalk(page: Page, path: string) {
  // The open notice is the worst case for covered controls.
  await page.context().clearCookies();
  await open(page, path);
  await expect(page.locator('[data-slot=consent-notice]')).toBeVisible();
  // Content that is still loading is inert, so Tab would skip it.
  await expect(page.locator('[data-slot=dashboard][aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
    // Starts Tab at the top, also where the page focuses a field.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
}

/** Tabs through a page until focus leaves it, and returns the problems. */
export async function walkPage(page: Page, path: string, walk: (typeof WALKS)[number]): Promise<string[]> {
  await page.setViewportSize(walk);
  await page.emulateMedia({ colorScheme: walk.colorScheme });
  await openForWalk(page, path);
  const found: string[] = [];
  let stops = 0;
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await readFocusStop(page);
    if (stop?.isSame) continue;
    // The last control is followed by the browser's own UI, then by the first control.
    if (stop?.isFirst || (!stop && stops > 0)) break;
    stops += 1;
    found.push(...judgeStop(stop));
  }
  const expected = await countTabStops(page);
  if (stops < expected) found.push(`${stops} stops for ${expected} controls`);
  return found;
}
