import type { Page } from 'playwright/test';
import { homeCopy } from '@/lib/content/home';
import { expect, hydrated, test } from '../support/site/site';
import { watchWords } from '../support/browser/watch-words';

/** When the page was first painted, and when its first script was requested. */
const readScriptTimes = (page: Page) =>
  page.evaluate(() => ({
    paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
    first: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/_next\/static\/.*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    ),
  }));

test('no script is requested before the first paint', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const { paint, first } = await readScriptTimes(page);
  expect(paint).toBeGreaterThan(0);
  expect(first).toBeGreaterThanOrEqual(paint);
});

test('on a slow phone no frame shows other words than the HTML, and nothing moves', async ({
  context,
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const value = 'developer.researcher.returning.chosen.chosen.11';
  await context.addCookies([{ name: 'persona', value, url: baseURL ?? '' }]);
  const { words, wrong, last, shift } = await watchWords(page, '/');
  expect(words).toContain(homeCopy.hero.copy.developer.researcher.headline);
  expect({ wrong, last, shift }).toEqual({ wrong: [], last: words, shift: 0 });
});
