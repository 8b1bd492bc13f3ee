import type { BrowserContext, Locator, Page } from 'playwright/test';
import { ESSENTIAL_KEYS, SITE_COOKIES } from '@/lib/config/stored-keys';
import { heroMessages } from '@/lib/content/hero-messages';
import { homeCopy } from '@/lib/content/home';
import { shellCopy } from '@/lib/content/shell';
import { choose } from '../support/pages/home-page';
import { readShift } from '../support/browser/watch-page';
import { expect, open, openWithTracker, test } from '../support/site/site';
import { startSite, type Site } from '../support/site/start-site.mjs';

const essential: readonly string[] = [
  ...ESSENTIAL_KEYS,
  ...Object.entries(SITE_COOKIES).flatMap(([name, cookie]) => (cookie.isEssential ? [name] : [])),
];

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

const notice = (page: Page) => page.locator('[data-slot=consent-notice]');
const footer = (page: Page) => page.getByRole('contentinfo').locator('[data-slot=consent-switch]');
const doMeet = (one: Box, other: Box) =>
  !one ||
  !other ||
  (one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height);

const headline = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(text);

/** Non-essential cookies and storage of this browser. A database counts only if it has rows. */
async function listNonEssential(page: Page, context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const stored = await page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('IndexedDB does not respond.'));
      });
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await resultOf(indexedDB.open(name));
        const stores = [...database.objectStoreNames];
        const counts = await Promise.all(
          stores.map((store) => resultOf(database.transaction(store).objectStore(store).count())),
        );
        database.close();
        return counts.some((count) => count > 0) ? [`database ${name}`] : [];
      }),
    );
    return [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()).map((name) => `cache ${name}`),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
      ...databases.flat(),
    ];
  });
  return [...cookies, ...stored].filter((name) => !essential.includes(name));
}

function collectTrackingCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isTracking =
      /^\/api\/(events|exposures|analyze-behavior|campaign-visits|user|personalization-settings)/.test(
        pathname,
      );
    if (isTracking) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

const OPT_IN_PORT = 3360;

const { copy } = homeCopy.hero;
const behavior = (page: Page) =>
  page.getByRole('switch', { name: shellCopy.settings.switches.behavioralAnalytics.label });
const follow = async (page: Page, name: string, path: RegExp) => {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(path);
};

test.use({ storageState: { cookies: [], origins: [] }, serviceWorkers: 'allow' });

test('a small notice informs visitors without moving or covering anything, and stays dismissed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openWithTracker(page, '/pricing');
  await expect(notice(page)).toContainText('We record the pages you open and what you click here');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('contentinfo').getByText('2024')).toBeInViewport();
  const box = await notice(page).boundingBox();
  const line = await page.getByRole('contentinfo').locator('p').last().boundingBox();
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  for (const widget of ['Accessibility', 'Chat assistant']) {
    const other = await page.getByRole('button', { name: widget }).first().boundingBox();
    for (const part of await notice(page).locator('p, button').all())
      expect(doMeet(other, await part.boundingBox()), widget).toBe(false);
  }
  expect(await readShift(page)).toBe(0);
  await notice(page).getByRole('button', { name: 'OK' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await openWithTracker(page, '/about');
  await expect(notice(page)).toHaveCount(0);
  await expect(footer(page)).toContainText('This site remembers your visit.');
});

test('one key press stops everything at once and deletes what was stored, and the settings turn it on again', async ({
  page,
  context,
}) => {
  const calls = collectTrackingCalls(page);
  await openWithTracker(page, '/');
  await choose(page, 'Segment', 'Developer');
  await headline(page, copy.developer.explorer.headline);
  await expect.poll(() => calls).toContain('POST /api/analyze-behavior');
  await expect
    .poll(() => listNonEssential(page, context))
    .toEqual(expect.arrayContaining(['visitor', 'persona', 'userId']));

  await notice(page).getByRole('button', { name: 'Turn it off' }).focus();
  const withdrawn = page.waitForResponse('**/api/consent');
  await page.keyboard.press('Enter');
  expect((await withdrawn).status()).toBe(200);
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => listNonEssential(page, context)).toEqual([]);
  await headline(page, copy.developer.explorer.headline);
  await expect(behavior(page)).not.toBeChecked();
  const before = calls.length;
  await follow(page, 'About', /\/about/);
  await page.mouse.wheel(0, 1500);
  await openWithTracker(page, '/settings');
  expect(calls.slice(before)).toEqual([]);
  expect(await listNonEssential(page, context)).toEqual([]);

  const inSettings = page.getByRole('main').locator('[data-slot=consent-switch]');
  await expect(inSettings).toContainText('This site does not remember your visit.');
  await inSettings.getByRole('button', { name: 'Turn on' }).click();
  await expect(footer(page)).toContainText('This site remembers your visit.');
  await expect.poll(() => calls.slice(before)).toContain('POST /api/analyze-behavior');
});

test.describe('under Global Privacy Control', () => {
  test.use({ extraHTTPHeaders: { 'Sec-GPC': '1' } });

  test('an ad’s page is shown, and nothing is recorded or stored; the switch is off and explains why, and the footer offers no other choice', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
    );
    const calls = collectTrackingCalls(page);
    await openWithTracker(page, '/?utm_source=google&utm_campaign=pipeline-search&gclid=abc');
    await headline(page, heroMessages['more-pipeline'].headline);
    await choose(page, 'Segment', 'Developer');
    await headline(page, copy.developer.explorer.headline);
    await page.mouse.wheel(0, 2500);
    await follow(page, 'About', /\/about/);
    await openWithTracker(page, '/settings');
    await expect(notice(page)).toHaveCount(0);
    await expect(behavior(page)).not.toBeChecked();
    await expect(behavior(page)).toHaveAccessibleDescription(/your browser asks sites not to track you/);
    await behavior(page).press('Space');
    await expect(behavior(page)).not.toBeChecked();
    await expect(page.getByText('2 of 3 active')).toBeVisible();
    await expect(footer(page)).toContainText('Your browser asks sites not to track you');
    await expect(footer(page).getByRole('button')).toHaveCount(0);
    expect(await listNonEssential(page, context)).toEqual([]);
    await page.goto('about:blank');
    expect(calls).toEqual([]);
  });
});

test.describe('in opt-in mode', () => {
  test.use({ baseURL: `http://localhost:${OPT_IN_PORT}` });
  let site: Site;
  test.beforeAll(async () => {
    const env = { CONSENT_MODE: 'opt-in', SITE_URL: `http://localhost:${OPT_IN_PORT}` };
    site = await startSite({ port: OPT_IN_PORT, env });
  });
  test.afterAll(() => site.stop());

  test('choices change the pages without being remembered, by no patch of fetch; consent starts everything without a reload, and of a withdrawal only the refusal is stored', async ({
    page,
    context,
  }) => {
    const calls = collectTrackingCalls(page);
    await openWithTracker(page, '/?segment=sales-prospect');
    await headline(page, copy['sales-prospect'].explorer.headline);
    await follow(page, 'About', /\/about/);
    await follow(page, 'Home', /\/(?:\?|$)/);
    await headline(page, copy['sales-prospect'].explorer.headline);
    await choose(page, 'Segment', 'Developer');
    await headline(page, copy.developer.explorer.headline);
    await page.mouse.wheel(0, 900);
    expect(await context.cookies()).toEqual([
      expect.objectContaining({ name: 'session-persona', expires: -1 }),
    ]);
    expect(await listNonEssential(page, context)).toEqual([]);
    expect(calls).toEqual([]);
    expect(await page.evaluate(() => window.fetch.toString())).toContain('[native code]');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

    await notice(page).getByRole('button', { name: 'Yes, remember me' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name).sort())
      .toEqual(['consent', 'persona', 'visitor']);
    await expect.poll(() => listNonEssential(page, context)).toContain('userId');
    const id = await page.evaluate(() => localStorage.getItem('userId'));
    await expect.poll(() => calls).toContain(`PATCH /api/user/${id}/segment`);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => calls).toContain('POST /api/analyze-behavior');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await open(page, '/');
    await headline(page, copy.developer.explorer.headline);

    await footer(page).getByRole('button', { name: 'Turn off' }).click();
    await expect.poll(() => listNonEssential(page, context)).toEqual([]);
    await openWithTracker(page, '/about');
    await expect(notice(page)).toHaveCount(0);
    const cookies = await context.cookies();
    expect(cookies.map(({ name, value }) => `${name}=${value}`)).toContain('consent=no');
    expect(await listNonEssential(page, context)).toEqual([]);
  });
});
