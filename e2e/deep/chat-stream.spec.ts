import type { Page } from 'playwright/test';
import { TYPING_CHAT_MS } from '@/lib/config/timings';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { chatCopy as copy } from '@/lib/content/chat';
import { homeCopy } from '@/lib/content/home';
import { formatEvent, type ServerEvent } from '@/lib/contracts/event-stream';
import { announced, ask, button, chat, field, messages, NEXT_STEP, openChat, toggle } from '../support/chat-page';
import { expect, test } from '../support/site';

const FIRST_CHARACTER_MS = 150;
const typed = (page: Page) => chat(page).locator('[data-slot="chat-typing"]');
const offers = (page: Page) => chat(page).getByRole('list', { name: copy.actions });

const start: ServerEvent = { event: 'start', data: { source: 'model' } };
const delta = (text: string): ServerEvent => ({ event: 'delta', data: { text } });

function lines(question: string, answer: string) {
  const common = { createdAt: '2026-01-01T00:00:00.000Z', context: {} };
  return [
    { ...common, id: 1001, message: question, isUserMessage: true },
    { ...common, id: 1002, message: answer, isUserMessage: false },
  ];
}

declare global {
  interface Window {
    /** Sends the next bytes of the reply, or closes the connection without an argument. */
    answerChat: (wire?: string) => void;
  }
}

/** Lets the test stream each reply in chunks, which `route.fulfill` cannot do. */
async function answerByHand(page: Page) {
  await page.addInitScript(() => {
    const send = window.fetch;
    const encoder = new TextEncoder();
    window.fetch = async (input, init) => {
      if (input !== '/api/chat') return send(input, init);
      const body = new ReadableStream({
        start(controller) {
          window.answerChat = (wire) =>
            wire === undefined ? controller.close() : controller.enqueue(encoder.encode(wire));
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
  });
  return (...events: ServerEvent[]) =>
    page.evaluate((wire) => window.answerChat(wire), events.map(formatEvent).join(''));
}

test('a reply is typed while it streams; links, source and offers appear at its end, and it is announced once', async ({
  page,
}) => {
  const say = await answerByHand(page);
  await page.clock.install();
  await openChat(page);
  await ask(page, 'Is there a free trial?');
  await expect(chat(page).getByText(copy.thinking)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await say(start, delta('There is a trial. '));
  await expect(typed(page)).toBeAttached();
  await page.clock.runFor(TYPING_CHAT_MS * 5);
  await expect(typed(page)).toHaveText('There');
  await page.clock.runFor(TYPING_CHAT_MS * 100);
  await expect(typed(page)).toHaveText('There is a trial.');
  await expect(button(page, copy.send)).toBeDisabled();
  await expect(announced(page)).not.toContainText('There');

  await say(delta('Read more at /pricing#trial.'));
  await page.clock.runFor(TYPING_CHAT_MS * 5);
  await expect(typed(page)).toHaveText('There is a trial. Read');
  const text = 'There is a trial. Read more at /pricing#trial.';
  const stored = lines('Is there a free trial?', text + NEXT_STEP);
  await say(delta(NEXT_STEP), { event: 'done', data: { source: 'model', messages: stored } });
  await expect(button(page, copy.showAll)).toBeVisible();
  await expect(chat(page).getByRole('link', { name: '/pricing#trial' })).toHaveCount(0);
  await expect(offers(page)).toHaveCount(0);
  await page.clock.runFor(TYPING_CHAT_MS * 100);
  await expect(messages(page).last()).toHaveText(`Assistant: ${text}`);
  await expect(chat(page).getByRole('link', { name: '/pricing#trial', exact: true })).toBeVisible();
  await expect(chat(page).getByText(copy.sources.model)).toBeVisible();
  await expect(offers(page).getByRole('link')).toHaveText(['Start the trial']);
  await expect(offers(page)).toBeInViewport();
  await expect(announced(page)).toHaveText(`Assistant: ${text} ${copy.nextStep} Start the trial`);
});

test('an interrupted reply keeps the received text, with the error message and a Retry below it', async ({
  page,
}) => {
  const say = await answerByHand(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openChat(page);
  await ask(page, 'Q');
  await say(start, delta('Half of '));
  await expect(chat(page).getByText(copy.thinking)).toBeVisible();
  await page.evaluate(() => window.answerChat());
  await expect(messages(page)).toHaveText(['You: Q', 'Assistant: Half of', `Assistant: ${copy.trouble}`]);
  await expect(announced(page)).toHaveText(`Assistant: Half of ${copy.trouble}`);
  await button(page, copy.retry).click();
  await expect(field(page)).toBeFocused();
  await expect(messages(page)).toHaveText(['You: Q', 'Assistant: Half of', `Assistant: ${copy.thinking}`]);
  const done = { source: 'model', messages: lines('Q', 'All of it.') };
  await say(start, delta('All of it.'), { event: 'done', data: done });
  await expect(messages(page)).toHaveText(['You: Q', 'Assistant: All of it.']);
});

test.describe(() => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('Retry finds a reply that was lost in transit, and the question is stored once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openChat(page);
    await page.route(
      '**/api/chat',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await ask(page, 'Is there a free trial?');
    await button(page, copy.retry).click();
    await expect(offers(page)).toBeVisible();
    await expect(messages(page)).toHaveCount(2);
    await page.reload();
    await toggle(page).click();
    await expect(messages(page)).toHaveCount(2);
  });
});

test('the assistant explains why this visitor sees this page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openChat(page, '/?segment=sales-prospect&cluster=converter&visitor=returning');
  await ask(page, 'Why am I seeing this page?');
  await expect(messages(page).last()).toHaveText(
    /You are seeing the page for sales prospects who are ready to act\. .* The main button is “Start Free Trial”\./,
  );
  await expect(offers(page).getByRole('link')).toHaveCount(1);
});

test('an offer changes nothing until it is pressed: persona, page, demo request', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openChat(page);
  const headline = page.getByRole('heading', { level: 1 });
  const { developer, 'sales-prospect': sales } = homeCopy.hero.copy;
  await ask(page, 'Show me the page for sales prospects');
  const offer = offers(page).getByRole('button', { name: 'Show me the page for sales prospects' });
  await expect(offer).toBeVisible();
  await expect(headline).toHaveText(developer.researcher.headline);
  await offer.press('Enter');
  await expect(headline).toHaveText(sales.researcher.headline);
  await expect(announced(page)).toHaveText(/^Now showing the page for sales prospects/);
  await expect(offer).toBeFocused();

  await ask(page, 'How do I book a demo?');
  await offers(page).getByRole('link', { name: callToActionCopy['schedule-demo'].label }).click();
  await expect(page).toHaveURL(/\/contact#demo$/);
  await expect(page.getByRole('textbox', { name: 'Company' })).toBeVisible();
});

test('the tutorial starts from the chat, which closes and gets focus back afterwards', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openChat(page);
  await ask(page, 'Can I take a tour?');
  await offers(page).getByRole('button', { name: 'Start the tutorial' }).click();
  await expect(chat(page)).toBeHidden();
  const tutorial = page.getByRole('dialog', { name: 'Interactive tutorial' });
  await expect(tutorial).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tutorial).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test(`the first character appears within ${FIRST_CHARACTER_MS} ms, with one worker`, async ({ page }) => {
  await openChat(page);
  const waits: number[] = [];
  for (const question of [
    'Is there a free trial?',
    'What does it cost?',
    'Is there an API?',
    'Who are you?',
    'Hello',
  ]) {
    await field(page).fill(question);
    waits.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const pressed = performance.now();
            const look = () => {
              if (!document.querySelector('[data-slot=chat-typing]')?.textContent) return;
              watch.disconnect();
              resolve(performance.now() - pressed);
            };
            const watch = new MutationObserver(look);
            watch.observe(document.body, { subtree: true, childList: true, characterData: true });
            document.querySelector<HTMLFormElement>('[data-slot=chat-window] form')?.requestSubmit();
          }),
      ),
    );
    await button(page, copy.showAll).click();
  }
  test
    .info()
    .annotations.push({ type: 'first character, ms', description: waits.map(Math.round).join(', ') });
  // The limit applies only with `--workers=1`; next to other tests, ten times as much still detects a stall.
  const limit = test.info().config.workers === 1 ? FIRST_CHARACTER_MS : FIRST_CHARACTER_MS * 10;
  const median = waits.sort((one, other) => one - other)[Math.floor(waits.length / 2)];
  expect(median).toBeLessThanOrEqual(limit);
});
