import type { Page } from 'playwright/test';
import { homeCopy } from '@/lib/content/home';
import { headline } from './consent-visit';
import { choose } from '@/tests/support/pages/home-page';
import { expect, openWithTracker } from '@/tests/support/site/site';

const { copy } = homeCopy.hero;
export const DEVELOPER = copy.developer.explorer.headline;
export const LEADER = copy['innovation-leader'].explorer.headline;

export async function expectDeveloper(page: Page) {
  await headline(page, DEVELOPER);
  await expect(page.getByRole('combobox', { name: 'Segment' })).toHaveText(/Developer/);
  await expect(page.locator('aside').getByRole('link', { name: 'API Docs' })).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toContain('persona=developer.explorer.returning');
}

export const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });
export const goForward = (page: Page) => page.goForward({ waitUntil: 'commit' });

/** Whether the page came from the back/forward cache. `noteRestoring` must have been called before. */
export const wasRestored = (page: Page) => page.evaluate(() => Reflect.get(window, 'wasRestored') as unknown);
export const noteRestoring = (page: Page) =>
  page.addInitScript(() =>
    window.addEventListener('pageshow', (event) => Object.assign(window, { wasRestored: event.persisted })),
  );

/** Chooses the developer, and waits until the server has stored it. */
export async function chooseDeveloper(page: Page) {
  const saved = page.waitForResponse('**/api/user/*/segment');
  await choose(page, 'Segment', 'Developer');
  await headline(page, DEVELOPER);
  await (await saved).finished();
}

/** Loads the innovation leader's page, another page, and one on which the developer is chosen. */
export async function leaveForDeveloper(page: Page, first = '/?visitor=returning') {
  for (const path of [first, '/about', '/?x=1']) await openWithTracker(page, path);
  await chooseDeveloper(page);
}
