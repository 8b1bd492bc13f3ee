import type { Page } from 'playwright/test';
import { demoViewCopy } from '@/lib/content/demo-view';
import { chatCopy } from '@/lib/content/chat';
import { chatToggleCopy } from '@/lib/content/chat-toggle';
import { demoViewNote } from '@/lib/content/demo-view-note';
import { feedbackCopy, feedbackOffer } from '@/lib/content/feedback';
import { homeCopy } from '@/lib/content/home';
import { demoRequestCopy } from '@/lib/content/pages/demo-request';
import { shellCopy } from '@/lib/content/shell';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { dumpSqlite } from '../support/dump-sqlite.mjs';
import { startSite, type Site } from '../support/start-site';
import { choose, headline } from '../support/consent-visit';
import { bar, blur, command, openDemo, panel } from '../support/demo-bar';
import { expect, open, test } from '../support/site';

const PORT = 3185;
const { controls, exit, share } = demoViewCopy;

test.describe.configure({ mode: 'serial' });
/** Events from bots are not stored, and headless Chromium would be taken for one. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

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

async function rate(page: Page) {
  await page.getByRole('button', { name: feedbackOffer.button }).click();
  await page.getByRole('radio', { name: '4 stars', exact: true }).check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
}

async function ask(page: Page, question: string) {
  await page.getByRole('button', { name: chatToggleCopy.label }).click();
  const chat = page.locator('[data-slot=chat-window]');
  await chat.getByRole('textbox', { name: chatCopy.field }).fill(question);
  await page.keyboard.press('Enter');
  await expect(chat).toContainText('Market Intelligence reads');
  await page.keyboard.press('Escape');
}

async function requestDemo(page: Page) {
  await page.getByRole('main').getByRole('button', { name: callToActionCopy['schedule-demo'].label }).click();
  const form = page.getByRole('form', { name: demoRequestCopy.heading });
  const { name, email, company } = demoRequestCopy.fields;
  await form.getByLabel(name.label, { exact: true }).fill('Ann Example');
  await form.getByLabel(email.label, { exact: true }).fill('ann@company.example');
  await form.getByLabel(company.label, { exact: true }).fill('Company');
  await form.getByRole('button', { name: demoRequestCopy.send }).click();
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

/**
 * Leaves the site, which sends the last events by beacon, for a page without scripts on the same origin, and waits
 * until the tables are stable.
 */
async function rest(page: Page) {
  await page.goto('/api/health?probe=live');
  let last = '';
  const isCalm = () => {
    const now = JSON.stringify(dumpTables());
    const isSame = now === last;
    last = now;
    return isSame;
  };
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
  await rate(page);
  await expect(page.getByRole('dialog')).toContainText(feedbackCopy.dialog.thanks.text);
  // The first share link creates the site's signing key.
  const data = { page: '/', persona: { segment: 'developer', cluster: 'explorer', visitor: 'new' } };
  expect((await page.request.post('/api/share-links', { data })).status()).toBe(201);
  await open(page, '/pricing');
  const shown = await page.getByRole('main').innerText();
  await sendEvents(page);
  await rest(page);
  const before = { tables: dumpTables(), browser: await dumpBrowser(page) };
  expect(before.tables.BehaviorEvent?.length).toBeGreaterThan(0);
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
  await page.getByRole('button', { name: shellCopy.colorMode.toDark }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.keyboard.press('v');
  const board = panel(page, controls.heading);
  await board.getByLabel('Behavior', { exact: true }).selectOption('Converter');
  await board.getByLabel('Visitor type', { exact: true }).selectOption('Returning');
  for (const toggle of await board.getByRole('switch').all()) await toggle.click();
  await expect(page.getByText(demoViewCopy.settingChanged.title).first()).toBeVisible();
  for (const toggle of await board.getByRole('switch').all()) await toggle.click();
  await page.keyboard.press('Escape');
  await rate(page);
  await expect(page.getByRole('dialog')).toContainText(demoViewNote);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await ask(page, 'What does Market Intelligence do?');
  await blur(page);
  await page.keyboard.press('s');
  await expect(panel(page, share.heading).getByRole('status')).toContainText(share.until);
  await open(page, '/contact');
  await requestDemo(page);
  await expect(page.getByRole('main')).toContainText(demoViewNote);
  await open(page, '/settings');
  await page.mouse.wheel(0, 2000);
  await expect(bar(page)).toBeVisible();
  await rest(page);
  expect(
    sent.filter((path) => !['/api/chat', '/api/share-links', '/api/analyze-behavior'].includes(path)),
  ).toEqual([]);
  expect(await dumpBrowser(page)).toEqual(before.browser);
  expect(dumpTables()).toEqual(before.tables);

  await open(page, '/pricing');
  await command(page, exit).click();
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await expect.poll(() => page.getByRole('main').innerText()).toBe(shown);
});
