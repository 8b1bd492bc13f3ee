import type { Page } from 'playwright/test';
import { homeCopy } from '@/lib/content/home';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { BROWSER_FLAGS, findHeadedBrowser } from '../../scripts/programs/browser.mjs';
import { choose, headline } from '../support/consent-visit';
import { expect, openWithWidgets, test } from '../support/site';

const { copy } = homeCopy.hero;
const DEVELOPER = copy.developer.explorer.headline;
const LEADER = copy['innovation-leader'].explorer.headline;

async function expectDeveloper(page: Page) {
  await headline(page, DEVELOPER);
  await expect(page.getByRole('combobox', { name: 'Segment' })).toHaveText(/Developer/);
  await expect(page.locator('aside').getByRole('link', { name: 'API Docs' })).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toContain('persona=developer.explorer.returning');
}

const wasRestored = (page: Page) => page.evaluate(() => Reflect.get(window, 'wasRestored') as unknown);
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });
const goForward = (page: Page) => page.goForward({ waitUntil: 'commit' });

const noteRestoring = (page: Page) =>
  page.addInitScript(() =>
    window.addEventListener('pageshow', (event) => Object.assign(window, { wasRestored: event.persisted })),
  );

/** Loads the innovation leader's page, another page, and one on which the developer is chosen. */
async function leaveForDeveloper(page: Page, first = '/?visitor=returning') {
  await openWithWidgets(page, first);
  await page.waitForLoadState('networkidle');
  await openWithWidgets(page, '/about');
  await page.waitForLoadState('networkidle');
  await openWithWidgets(page, '/?x=1');
  await choose(page, 'Segment', 'Developer');
  await headline(page, DEVELOPER);
  await page.waitForLoadState('networkidle');
}

function journeys(isRestored: boolean) {
  test('Back and Forward show the persona chosen on another page', async ({ page }) => {
    await leaveForDeveloper(page);
    await goBack(page);
    await expect(page).toHaveURL(/\/about$/);
    await goBack(page);
    await expectDeveloper(page);
    await goForward(page);
    await goForward(page);
    await expect(page).toHaveURL(/x=1$/);
    await expectDeveloper(page);
  });

  test('an up-to-date page is not requested again', async ({ page }) => {
    await noteRestoring(page);
    await openWithWidgets(page, '/?segment=developer&visitor=returning');
    await page.waitForLoadState('networkidle');
    await openWithWidgets(page, '/about');
    await page.waitForLoadState('networkidle');
    const refreshes: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['rsc'] && request.method() === 'GET') refreshes.push(request.url());
    });
    await goBack(page);
    await expectDeveloper(page);
    await page.waitForTimeout(1000);
    expect(refreshes).toEqual([]);
    expect(await wasRestored(page)).toBe(isRestored);
  });

  test('an ad does not override a later choice on Back', async ({ page }) => {
    await leaveForDeveloper(page, '/?visitor=returning&utm_campaign=pipeline-search');
    await goBack(page);
    await expect(page).toHaveURL(/\/about$/);
    await goBack(page);
    await expectDeveloper(page);
  });

  test('Back shows the standard page after the choice was deleted', async ({ page }) => {
    await openWithWidgets(page, '/');
    await choose(page, 'Segment', 'Developer');
    await headline(page, DEVELOPER);
    await page.waitForLoadState('networkidle');
    await openWithWidgets(page, '/settings');
    await page.getByRole('button', { name: myDataCopy.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: myDataCopy.confirm.yes }).click();
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('persona=');
    await goBack(page);
    await headline(page, LEADER);
    await expect(page.getByRole('combobox', { name: 'Segment' })).toHaveText(/Innovation/);
  });
}

test.describe('from the HTTP cache', () => journeys(false));

test.describe('from the back/forward cache', () => {
  const executablePath = findHeadedBrowser();
  test.skip(!executablePath, 'The headless shell has no back/forward cache, and Chromium is not installed.');
  test.use({
    // Playwright disables it.
    page: async ({ playwright, baseURL, storageState }, provide) => {
      const browser = await playwright.chromium.launch({
        args: BROWSER_FLAGS,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
        executablePath: executablePath ?? '',
      });
      await provide(await browser.newPage({ baseURL, storageState }));
      await browser.close();
    },
  });
  journeys(true);
});
