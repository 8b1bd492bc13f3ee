import type { Page } from 'playwright/test';

/** From now on the page's own script files are empty, so that only what is in the HTML runs. */
export async function emptyScripts(page: Page): Promise<void> {
  await page.route('**/_next/static/**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
}
