import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/config/routes';
import { expect, hydrated, test } from '../support/site';

const SHIFT_MAX = 0.05;

test.use({ areErrorsExpected: true });

type Watched = {
  /** The page's sections, as they were before hydration. */
  parts: Element[];
  shift: number;
  emptyFrames: number;
  frames: number;
};

/** Records the page's sections before hydration, then changes a word in one of them, as an extension would. */
async function changeWordIn(page: Page, selector: string): Promise<void> {
  await page.addInitScript((changed) => {
    const watched: Watched = { parts: [], shift: 0, emptyFrames: 0, frames: 0 };
    Object.assign(window, { watched });
    addEventListener('DOMContentLoaded', () => {
      watched.parts = [...document.querySelectorAll('header, main section:not(section section), footer')];
      const walker = document.createTreeWalker(
        document.querySelector(changed) ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      const text = walker.nextNode();
      if (text) text.nodeValue = `${text.nodeValue}!`;
      const look = () => {
        watched.frames += 1;
        if (!document.querySelector('main')?.textContent?.trim()) watched.emptyFrames += 1;
        requestAnimationFrame(look);
      };
      look();
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        watched.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, selector);
}

/** Sections that were replaced, and layout shifts and blank frames since the start. */
const readWatched = (page: Page) =>
  page.evaluate(() => {
    const { parts, shift, emptyFrames, frames } = (window as unknown as { watched: Watched }).watched;
    const now = document.querySelectorAll('header, main section:not(section section), footer');
    const lost = parts.filter((part) => !part.isConnected).map((part) => `${part.tagName} ${part.id}`);
    return { shift, emptyFrames, frames, lost, same: parts.length === now.length };
  });

for (const [name, path, selector] of [
  ['the hero', ROUTES.home, 'main h1'],
  ['a section', ROUTES.home, '#industries h2'],
  ['the footer', ROUTES.home, 'footer p'],
  ['the header', ROUTES.pricing, 'header a'],
  ['a section of another page', ROUTES.pricing, '#trial h2'],
] as const) {
  test(`a changed word in ${name} of ${path} re-renders that section alone, without a layout shift or a blank frame`, async ({
    page,
  }) => {
    await changeWordIn(page, selector);
    const counted = page.waitForRequest('**/api/client-errors');
    await page.goto(path);
    await hydrated(page);
    await counted;
    await page.waitForTimeout(1000);
    const { lost, same, shift, emptyFrames, frames } = await readWatched(page);
    expect(same).toBe(true);
    expect(lost.length, lost.join()).toBeLessThanOrEqual(1);
    expect(shift).toBeLessThan(SHIFT_MAX);
    expect(frames).toBeGreaterThan(5);
    expect(emptyFrames).toBe(0);
    // React has restored its own text.
    await expect(page.locator(selector).first()).not.toContainText('!');
  });
}
