import type { Page } from 'playwright/test';

export const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });

/** Whether the page came from the back/forward cache. `noteRestoring` must have been called before. */
export const wasRestored = (page: Page) => page.evaluate(() => Reflect.get(window, 'wasRestored') as unknown);
export const noteRestoring = (page: Page) =>
  page.addInitScript(() =>
    window.addEventListener('pageshow', (event) => Object.assign(window, { wasRestored: event.persisted })),
  );
