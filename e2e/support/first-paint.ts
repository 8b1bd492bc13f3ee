import type { Page } from 'playwright/test';

/** When the page was first painted, and when its first script was requested. */
export const readScriptTimes = (page: Page) =>
  page.evaluate(() => ({
    paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
    first: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/_next\/static\/.*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    ),
  }));
