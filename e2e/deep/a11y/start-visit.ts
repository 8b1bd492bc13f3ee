import type { Page } from 'playwright/test';
import { emulateBrowser, storeChoices, type Look } from './looks';
import type { State } from './states';

const ANSWERED = { name: 'consent', value: 'seen', domain: 'localhost', path: '/' };

export async function startVisit(page: Page, look: Look, { hasConsentNotice = false }: Partial<State> = {}) {
  await page.context().clearCookies();
  if (!hasConsentNotice) await page.context().addCookies([ANSWERED]);
  await page.goto('/robots.txt');
  await storeChoices(page, look);
  await emulateBrowser(page, look);
}
