import type { Page } from 'playwright/test';
import { who } from './demo-bar';
import { expect } from './site';

/** Changes the persona by the demo view's key N, and waits for the new page. */
export async function showToNext(page: Page): Promise<void> {
  await page.locator('main [data-segment]').evaluate((shown) => Object.assign(shown, { isOld: true }));
  await page.keyboard.press('n');
  await expect(who(page)).toContainText('Returning');
  await page.waitForFunction(() => !('isOld' in (document.querySelector('main [data-segment]') ?? {})));
}
