import type { Page } from 'playwright/test';
import { expect, open } from '../e2e/site';
import { count } from './findings';
import { countTabStops, readFocusStop, type FocusStop } from './focus-stop';

const MOST_PRESSES = 900;
/** WCAG 1.4.11: what shows the focus. */
const CONTRAST_BAR = 3;
/** Nothing may cover a control. Of one higher than a third of the window WCAG 2.4.11 asks that it is not entirely hidden. */
const COVERED_BAR = { large: 0.67, other: 0 };

/** Where each walk is made: a desk by day and a phone by night. */
export const WALKS = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 375, height: 700, colorScheme: 'dark' },
] as const;

/** What is wrong with a place where the focus is. */
export function judgeStop(stop: FocusStop): string[] {
  if (stop.isLost) return ['the focus is on nothing'];
  if (stop.isFrame) return [];
  return [
    ...(stop.outline >= 2 ? [] : ['no outline']),
    ...(stop.contrast >= CONTRAST_BAR ? [] : [`outline of contrast ${stop.contrast}`]),
    ...(stop.isInWindow ? [] : ['out of the window']),
    ...(stop.covered <= COVERED_BAR[stop.isLarge ? 'large' : 'other']
      ? []
      : [`${Math.round(stop.covered * 100)} % covered`]),
    ...(stop.isInOrder ? [] : ['out of order']),
  ].map((problem) => `${problem}: ${stop.name}`);
}

async function openForWalk(page: Page, path: string) {
  // With the notice open: the most that can cover anything.
  await page.context().clearCookies();
  await open(page, path);
  await expect(page.locator('[data-slot=consent-notice]')).toBeVisible();
  // What is still loading is inert: Tab goes past it.
  await expect(page.locator('[data-slot=dashboard][aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
    // Where the walk starts, also on the page that puts the focus into its field.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
}

/** Walks a page with Tab from its start until it is out again, and tells what was wrong on the way. */
export async function walkPage(page: Page, path: string, walk: (typeof WALKS)[number]): Promise<string[]> {
  await page.setViewportSize(walk);
  await page.emulateMedia({ colorScheme: walk.colorScheme });
  await openForWalk(page, path);
  const found: string[] = [];
  let stops = 0;
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await readFocusStop(page);
    if (stop.isSame) continue;
    // Behind the last one is the browser's own bar, and then the first one again.
    if (stop.isFirst || (stop.isLost && stops > 0)) break;
    stops += 1;
    found.push(...judgeStop(stop));
  }
  const wanted = await countTabStops(page);
  count(stops);
  if (stops < wanted) found.push(`${stops} stops, where ${wanted} controls are`);
  return found;
}
