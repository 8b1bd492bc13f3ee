import type { Page } from 'playwright/test';

/** Stops the page's clock, which `page.clock.install` replaced, so that only `page.clock.runFor` moves it. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}
