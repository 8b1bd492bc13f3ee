import type { Page } from 'playwright/test';
import { emulateBrowser, storeChoices, type Look } from './looks';

/** A visitor who has answered the consent notice. */
export async function startVisit(page: Page, look: Look): Promise<void> {
  await page.context().clearCookies();
  await page.context().addCookies([{ name: 'consent', value: 'seen', domain: 'localhost', path: '/' }]);
  await page.goto('/robots.txt');
  await storeChoices(page, look);
  await emulateBrowser(page, look);
}
