import type { Page } from 'playwright/test';
import { CAMPAIGN_KEYS } from '@/lib/config/campaign';
import { ROUTES } from '@/lib/config/routes';
import { CONSENTED_KEYS, ESSENTIAL_KEYS } from '@/lib/config/stored-keys';
import { chatCopy } from '@/lib/content/chat';
import { feedbackOffer, feedbackCopy } from '@/lib/content/feedback';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import { demoRequestCopy } from '@/lib/content/pages/demo-request';
import { siteSearchCopy } from '@/lib/content/not-found';
import { productNames } from '@/lib/content/product-names';
import { startModelServer, type ModelServer } from '../support/servers/model-server';
import { ALL_PAYLOADS, listInjections, PAYLOADS } from '../support/browser/script-payloads';
import { startSite, type Site } from '../support/site/start-site.mjs';
import { ask, button, chat, field as question, openChat, toggle } from '../support/pages/chat-page';
import { field, form, openForm, submit, thanks } from '../support/pages/contact-page';
import { bar } from '../support/pages/demo-bar';
import { expect, open, test } from '../support/site/site';
import { fakeSpeechRecognition, simulateSpeech } from '../support/pages/voice-page';

const PORT = 3187;
const MODEL_WORDS = 'The model says';
const LOCAL_PLACE = 'a[href="/solutions#market-intelligence"]';

// Bypasses the policy to prove that no text becomes markup even without it; policy.spec.ts tests the policy.
test.use({
  baseURL: `http://localhost:${PORT}`,
  bypassCSP: true,
  reducedMotion: 'reduce',
  allowedConsole: /status of 4\d\d|accessibility settings are invalid/,
});
test.describe.configure({ mode: 'default', retries: 0 });

let site: Site;
let model: ModelServer;

test.beforeAll(async () => {
  model = await startModelServer();
  const env = { ANTHROPIC_API_KEY: 'key-for-tests', ANTHROPIC_BASE_URL: model.url };
  site = await startSite({ port: PORT, env });
});

test.afterAll(async () => {
  await site.stop();
  await model.close();
});

const turns = (page: Page) => chat(page).locator('[data-slot="chat-message"]');

const expectNoHarm = async (page: Page, where: string) =>
  expect(await listInjections(page), where).toEqual([]);

test("a chat message and the model's reply, live and from the history", async ({ page }) => {
  model.answer = `${MODEL_WORDS} ${ALL_PAYLOADS}`;
  await openChat(page);
  await ask(page, ALL_PAYLOADS);
  await expect(turns(page)).toHaveCount(2);
  await question(page).fill(`What does ${productNames['market-intelligence']} do?`);
  // The chat accepts the next question once the reply is complete.
  await expect(button(page, chatCopy.send)).toBeEnabled({ timeout: 20_000 });
  await question(page).press('Enter');
  await expect(turns(page)).toHaveCount(4);
  // The server rejects such a reply and answers from the site instead.
  await expect(turns(page).last().locator(LOCAL_PLACE).first()).toBeVisible();
  expect(model.calls.length).toBeGreaterThan(0);
  await expectNoHarm(page, 'chat');
  await page.reload();
  await toggle(page).click();
  await expect(turns(page)).toHaveCount(4);
  await expect(turns(page).first()).toContainText('<script');
  await expect(turns(page).last().locator(LOCAL_PLACE).first()).toBeVisible();
  await expect(turns(page).last()).not.toContainText(MODEL_WORDS);
  await expectNoHarm(page, 'history');
});

test('a reply with payloads that our server would never send', async ({ page }) => {
  await page.route('**/api/chat', (route) => {
    const line = (id: number, isUserMessage: boolean) => ({
      id,
      isUserMessage,
      message: ALL_PAYLOADS,
      createdAt: new Date().toISOString(),
      context: { page: ALL_PAYLOADS, userAction: null, relevantFeature: ALL_PAYLOADS },
    });
    const place = { label: ALL_PAYLOADS, href: '/pricing' };
    const card = {
      question: ALL_PAYLOADS,
      heading: ALL_PAYLOADS,
      firstSentence: ALL_PAYLOADS,
      href: '/pricing',
    };
    const reply = {
      answers: [{ text: ALL_PAYLOADS, lang: ALL_PAYLOADS, place }],
      cards: [{ ...card, text: ALL_PAYLOADS }],
      next: place,
    };
    return route.fulfill({ json: [line(1, true), { ...line(2, false), reply }] });
  });
  await openChat(page);
  await ask(page, 'Hello');
  await expect(turns(page).last()).toContainText('<script');
  await expectNoHarm(page, 'reply');
});

test("feedback and a demo request: in the forms, the confirmations and the visitor's data", async ({
  page,
}) => {
  await openForm(page);
  await field(page, 'name').fill(ALL_PAYLOADS.slice(0, 90));
  await field(page, 'email').fill('ann@company.example');
  await field(page, 'company').fill(PAYLOADS[1]);
  await form(page).getByText(demoRequestCopy.optional).click();
  await field(page, 'message').fill(ALL_PAYLOADS.slice(0, 900));
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await expectNoHarm(page, 'thanks');
  await open(page, '/');
  await page.getByRole('button', { name: feedbackOffer.button }).click();
  await page.getByRole('radio', { name: '4 stars', exact: true }).check({ force: true });
  await page.getByRole('textbox', { name: feedbackCopy.dialog.comment }).fill(ALL_PAYLOADS);
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeHidden();
  await expectNoHarm(page, 'feedback');
});

test('search terms, on the site and in the content hub', async ({ page }) => {
  for (const [path, name] of [
    ['/nowhere', siteSearchCopy.label],
    ['/content-hub', hubBrowserCopy.search.label],
  ] as const) {
    await open(page, path);
    for (const payload of PAYLOADS) await page.getByRole('searchbox', { name }).fill(payload);
    await page.getByRole('searchbox', { name }).fill(ALL_PAYLOADS);
    await expectNoHarm(page, path);
  }
});

test('voice transcripts', async ({ page }) => {
  await fakeSpeechRecognition(page);
  await open(page, '/');
  await page.getByRole('button', { name: 'Voice commands' }).click();
  await simulateSpeech(page, ALL_PAYLOADS, false);
  await expect(page.locator('[data-slot=voice-transcript]')).toContainText(PAYLOADS[1]);
  await expectNoHarm(page, 'interim transcript');
  await simulateSpeech(page, ALL_PAYLOADS);
  await expect(page.locator('[data-slot=toast]').first()).toBeVisible();
  await expectNoHarm(page, 'final transcript');
});

test('every storage key, as text, as JSON and inside objects', async ({ page }) => {
  const fields = 'name company role message segment cluster goal fontSize utm_source'.split(' ');
  const filled = Object.fromEntries(fields.map((name) => [name, ALL_PAYLOADS]));
  const values = [
    ALL_PAYLOADS,
    JSON.stringify(ALL_PAYLOADS),
    JSON.stringify([ALL_PAYLOADS]),
    JSON.stringify({ ...filled, first: filled, last: filled, interests: PAYLOADS, steps: [filled] }),
  ];
  await open(page, '/about');
  for (const value of values) {
    await page.evaluate(
      ([keys, text]) => {
        for (const key of keys) {
          localStorage.setItem(key, text);
          sessionStorage.setItem(key, text);
        }
      },
      [[...ESSENTIAL_KEYS, ...CONSENTED_KEYS], value] as const,
    );
    for (const path of ['/', '/contact', '/settings']) {
      await open(page, path);
      await expectNoHarm(page, `${path} with ${value.slice(0, 40)}`);
    }
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
});

test('every query parameter and the fragment, on every page', async ({ page }) => {
  const own =
    'segment cluster visitor demo page left right before tab range source query category layout blocks find'.split(
      ' ',
    );
  const names = [...own, ...CAMPAIGN_KEYS];
  for (const [index, path] of Object.values(ROUTES).entries()) {
    const payload = PAYLOADS[index % PAYLOADS.length] ?? '';
    const query = new URLSearchParams(names.map((name) => [name, payload]));
    await open(page, `${path}?${query}#${payload}`);
    await expectNoHarm(page, `${path} ${payload}`);
  }
  const campaign = new URLSearchParams({ utm_campaign: ALL_PAYLOADS });
  await open(page, `/?${campaign}#${encodeURIComponent(ALL_PAYLOADS)}`);
  await expectNoHarm(page, 'all at once');
});

test('every cookie that scripts read', async ({ page, context }) => {
  for (const [index, name] of ['persona', 'consent', 'demo-view'].entries()) {
    for (const value of [
      encodeURIComponent(PAYLOADS[index] ?? ''),
      `developer.explorer.new~1~~${encodeURIComponent(PAYLOADS[1])}~~~demo`,
    ]) {
      await context.addCookies([{ name, value, url: site.url }]);
      await open(page, '/');
      await expectNoHarm(page, `${name}=${value}`);
    }
    await context.clearCookies({ name });
  }
});

test('the company in a demo link', async ({ page }) => {
  const persona = { segment: 'developer', cluster: 'explorer', visitor: 'new' };
  const data = { page: '/pricing', company: PAYLOADS[1], persona };
  const { path } = await (await page.request.post('/api/share-links', { data })).json();
  await open(page, path);
  await expect(bar(page)).toContainText(PAYLOADS[1]);
  await expectNoHarm(page, 'demo link');
});
