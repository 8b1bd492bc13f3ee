import type { Page } from 'playwright/test';
import { demoViewNote } from '@/lib/content/demo-view-note';
import { homeCopy } from '@/lib/content/home';
import { ask, chat, toggle } from '../support/chat-page';
import { choose, headline } from '../support/consent-visit';
import { fillIn, opener, submit } from '../support/contact-page';
import { bar, blur, openDemo, panel } from '../support/demo-bar';
import { dumpSqlite } from '../support/dump-sqlite.mjs';
import { expect, open, test } from '../support/site';
import { startSite, type Site } from '../support/start-site';

const PORT = 3185;
/** Events from bots are not stored, and headless Chromium would be taken for one. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
/** Calls that store nothing. */
const HARMLESS = ['/api/chat', '/api/share-links', '/api/analyze-behavior'];

test.use({ baseURL: `http://localhost:${PORT}`, reducedMotion: 'reduce', userAgent: BROWSER });

let site: Site;

test.beforeAll(async () => {
  site = await startSite({ port: PORT });
});

test.afterAll(() => site.stop());

const dumpTables = () => dumpSqlite(site.file);

async function dumpBrowser(page: Page) {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    caches: await caches.keys(),
  }));
  return { cookies: cookies.filter(({ name }) => name !== 'demo-view'), ...stored };
}

const dialog = (page: Page) => page.getByRole('dialog');

async function rate(page: Page, answer: string) {
  await page.getByRole('button', { name: 'Give feedback' }).click();
  await dialog(page).getByRole('radio', { name: '4 stars', exact: true }).check({ force: true });
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(dialog(page)).toContainText(answer);
}

/** Hides the page to flush its events. On unload, the browser would send them with its headless user agent. */
async function sendEvents(page: Page) {
  await expect(async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(dumpTables().BehaviorEvent?.length).toBeGreaterThan(0);
  }).toPass();
}

/** Leaves for a page without scripts on the same origin, and waits until the tables are stable. */
async function rest(page: Page) {
  await page.goto('/api/health?probe=live');
  let last = '';
  const isCalm = () => last === (last = JSON.stringify(dumpTables()));
  await expect.poll(isCalm, { intervals: [700] }).toBe(true);
}

test('a whole demo leaves every table, cookie and stored key of the visitor unchanged', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, '/');
  await choose(page, 'Segment', 'Developer');
  // Chosen explicitly, because an analysis could otherwise change the copy during the test.
  await choose(page, 'Behavior', 'Researcher');
  await headline(page, homeCopy.hero.copy.developer.researcher.headline);
  await expect.poll(() => dumpTables().UserProfile?.length).toBe(1);
  await rate(page, 'Your feedback is saved.');
  // The first share link creates the site's signing key.
  const data = { page: '/', persona: { segment: 'developer', cluster: 'explorer', visitor: 'new' } };
  expect((await page.request.post('/api/share-links', { data })).status()).toBe(201);
  await open(page, '/pricing');
  await sendEvents(page);
  await rest(page);
  const before = { tables: dumpTables(), browser: await dumpBrowser(page) };
  expect(before.tables.Feedback).toHaveLength(1);
  expect(Object.keys(before.browser.local)).toContain('userId');
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() !== 'GET') sent.push(pathname);
  });

  await openDemo(page);
  await choose(page, 'Segment', 'Sales prospect');
  await blur(page);
  await page.keyboard.press('v');
  const switches = panel(page, 'Demo controls').getByRole('switch');
  for (const toggle of [...(await switches.all()), ...(await switches.all())]) await toggle.click();
  await page.keyboard.press('Escape');
  await rate(page, demoViewNote);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await toggle(page).click();
  await ask(page, 'What does Market Intelligence do?');
  await expect(chat(page)).toContainText('Market Intelligence reads');
  await page.keyboard.press('Escape');
  await blur(page);
  await page.keyboard.press('s');
  await expect(panel(page, 'Share this view').getByRole('status')).toContainText('Works until');
  await open(page, '/contact');
  await opener(page).click();
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByRole('main')).toContainText(demoViewNote);
  await open(page, '/settings');
  await page.mouse.wheel(0, 2000);
  await expect(bar(page)).toBeVisible();
  await rest(page);
  expect(sent.filter((path) => !HARMLESS.includes(path))).toEqual([]);
  expect(await dumpBrowser(page)).toEqual(before.browser);
  expect(dumpTables()).toEqual(before.tables);
});
