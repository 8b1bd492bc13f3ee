import type { BrowserContext, Locator, Page } from 'playwright/test';
import { homeCopy } from '@/lib/content/home';
import { shellCopy } from '@/lib/content/shell';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { consentCopy } from '@/lib/content/consent';
import { consentNoticeCopy } from '@/lib/content/consent-notice';
import { startOptInSite } from '../support/opt-in-site';
import {
  choose,
  headline,
  collectTrackingCalls,
  listNonEssential,
  openWithTracker,
  visitEverything,
} from '../support/consent-visit';
import { expect, open, test } from '../support/site';

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
const behavior = (page: Page) =>
  page.getByRole('switch', { name: shellCopy.settings.switches.behavioralAnalytics.label });

test.use({ storageState: { cookies: [], origins: [] }, serviceWorkers: 'allow' });

test.describe('in notice mode', () => {
  test('a small notice informs visitors without moving or covering anything, and stays dismissed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(window, 'shifts', Reflect.get(window, 'shifts') + Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openWithTracker(page, '/pricing');
    await expect(notice(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const lastLine = page.getByRole('contentinfo').getByText('2024');
    await expect(lastLine).toBeInViewport();
    const [box, line] = [
      await notice(page).boundingBox(),
      await page.getByRole('contentinfo').locator('p').last().boundingBox(),
    ];
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    for (const widget of ['Accessibility', 'Chat assistant']) {
      const other = await page.getByRole('button', { name: widget }).first().boundingBox();
      for (const part of await notice(page).locator('p, button').all())
        expect(doMeet(other, await part.boundingBox()), widget).toBe(false);
    }
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0);
    await expectNoAxeViolations(page, 'the notice', ['[data-slot=consent-notice]', 'footer']);

    await notice(page).getByRole('button', { name: 'OK' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await openWithTracker(page, '/about');
    await expect(notice(page)).toHaveCount(0);
    await expect(footer(page)).toContainText(consentCopy.line.on);
  });

  for (const [theme, height] of [
    ['futuristic-clarity', 667],
    ['futuristic-clarity', 740],
    ['minimal-intelligence', 740],
    ['human-centered-tech', 740],
  ] as const)
    test(`it leaves the hero's button uncovered on a phone ${height} px high, in ${theme}`, async ({
      page,
    }) => {
      await page.addInitScript((name) => localStorage.setItem('visual-theme', name), theme);
      await page.setViewportSize({ width: 375, height });
      // The longest headline.
      await openWithTracker(page, '/?segment=developer&cluster=researcher');
      await expect(notice(page)).toBeInViewport({ ratio: 1 });
      const action = page.locator('[data-cta=hero-primary]');
      await expect(action).toBeInViewport({ ratio: 1 });
      for (const part of ['[data-slot=consent-notice]', '[data-slot=widget-dock] button'])
        for (const other of await page.locator(part).all())
          expect(doMeet(await action.boundingBox(), await other.boundingBox()), part).toBe(false);
    });

  test('one key press stops everything at once and deletes what was stored', async ({ page, context }) => {
    const notes = collectTrackingCalls(page);
    await openWithTracker(page, '/');
    await choose(page, 'Segment', 'Developer');
    await headline(page, homeCopy.hero.copy.developer.explorer.headline);
    await expect.poll(() => notes.filter((note) => note.includes('/api/events')).length).toBeGreaterThan(0);
    await expect.poll(() => listNonEssential(page, context)).toContain('visitor');
    expect(await listNonEssential(page, context)).toEqual(expect.arrayContaining(['persona', 'userId']));

    await notice(page).getByRole('button', { name: consentNoticeCopy.notice.notice.stop }).focus();
    const withdrawn = page.waitForResponse('**/api/consent');
    await page.keyboard.press('Enter');
    expect((await withdrawn).status()).toBe(200);
    await expect(notice(page)).toHaveCount(0);
    await expect.poll(() => listNonEssential(page, context)).toEqual([]);
    await headline(page, homeCopy.hero.copy.developer.explorer.headline);
    await expect(behavior(page)).not.toBeChecked();
    const before = notes.length;
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about/);
    await page.mouse.wheel(0, 1500);
    await openWithTracker(page, '/settings');
    expect(notes.slice(before)).toEqual([]);
    expect(await listNonEssential(page, context)).toEqual([]);

    const inSettings = page.getByRole('main').locator('[data-slot=consent-switch]');
    await expect(inSettings).toContainText('does not remember your visit');
    await inSettings.getByRole('button', { name: 'Turn on' }).click();
    await expect(footer(page)).toContainText(consentCopy.line.on);
    await expect.poll(() => notes.slice(before)).toContain('POST /api/events');
  });
});

test('a page clears the cookies of a visitor whose withdrawal was lost', async ({ request }) => {
  const answer = await request.get('/about', {
    headers: { cookie: 'consent=no; visitor=left; persona=old' },
  });
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  expect(cookies.map(({ value }) => value.split(';')[0])).toEqual(['visitor=', 'consent=no']);
  expect(cookies[0]?.value).toContain('Max-Age=0');
});

test.describe('under Global Privacy Control', () => {
  test.use({ extraHTTPHeaders: { 'Sec-GPC': '1' } });
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
    ),
  );

  test('nothing is recorded or stored during a whole visit', async ({ page, context }) => {
    test.slow();
    const notes = collectTrackingCalls(page);
    await visitEverything(page);
    await expect(notice(page)).toHaveCount(0);
    expect(await listNonEssential(page, context)).toEqual([]);
    await page.goto('about:blank');
    expect(notes).toEqual([]);
  });

  test('the switch is off and explains why; the footer offers no other choice', async ({ page }) => {
    await openWithTracker(page, '/settings');
    await expect(behavior(page)).not.toBeChecked();
    await expect(behavior(page)).toHaveAccessibleDescription(/your browser asks sites not to track you/);
    await behavior(page).press('Space');
    await expect(behavior(page)).not.toBeChecked();
    await expect(page.getByText('2 of 3 active')).toBeVisible();
    await expect(footer(page)).toContainText('Your browser asks sites not to track you');
    await expect(footer(page).getByRole('button')).toHaveCount(0);
  });
});

/** Expects the choice in a session cookie, and no other cookie. */
async function expectSessionChoice(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies();
  expect(cookies).toEqual([expect.objectContaining({ name: 'session-persona', expires: -1 })]);
}

test.describe('in opt-in mode', () => {
  let site: Awaited<ReturnType<typeof startOptInSite>>;
  test.beforeAll(async ({}, { parallelIndex }) => {
    site = await startOptInSite(3350 + parallelIndex);
  });
  test.afterAll(() => site.stop());

  test('nothing is recorded or stored during a whole visit before an answer', async ({ browser }) => {
    test.slow();
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    const notes = collectTrackingCalls(page);
    await visitEverything(page);
    await expect(notice(page)).toBeVisible();
    expect(await listNonEssential(page, context)).toEqual([]);
    await expectSessionChoice(context);
    await page.goto('about:blank');
    expect(notes).toEqual([]);
    await context.close();
  });

  test('addresses and choices still change the pages; consent starts everything without a reload', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    const notes = collectTrackingCalls(page);
    await openWithTracker(page, '/?segment=sales-prospect');
    await headline(page, homeCopy.hero.copy['sales-prospect'].explorer.headline);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about/);
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await headline(page, homeCopy.hero.copy['sales-prospect'].explorer.headline);
    await choose(page, 'Segment', 'Developer');
    await headline(page, homeCopy.hero.copy.developer.explorer.headline);
    await expectSessionChoice(context);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

    await notice(page).getByRole('button', { name: consentNoticeCopy.notice['opt-in'].agree }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name).sort())
      .toEqual(['consent', 'persona', 'visitor']);
    await expect.poll(() => listNonEssential(page, context)).toEqual(expect.arrayContaining(['userId']));
    await expect
      .poll(() => notes)
      .toContain(
        'PATCH /api/user/' + (await page.evaluate(() => localStorage.getItem('userId'))) + '/segment',
      );
    await page.mouse.wheel(0, 900);
    await expect.poll(() => notes).toContain('POST /api/events');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await open(page, '/');
    await headline(page, homeCopy.hero.copy.developer.explorer.headline);

    await footer(page).getByRole('button', { name: 'Turn off' }).click();
    await expect.poll(() => listNonEssential(page, context)).toEqual([]);
    await context.close();
  });

  test('only the refusal itself is stored', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    await openWithTracker(page, '/');
    await notice(page).getByRole('button', { name: 'No', exact: true }).click();
    await expect(notice(page)).toHaveCount(0);
    await openWithTracker(page, '/about');
    await expect(notice(page)).toHaveCount(0);
    expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual(['consent=no']);
    expect(await listNonEssential(page, context)).toEqual([]);
    await context.close();
  });
});
