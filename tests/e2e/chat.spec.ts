import type { Page, Route } from 'playwright/test';
import { REPLY_PATIENCE_MS } from '@/lib/browser/chat';
import { TYPING_CHAT_MS } from '@/lib/config/timings';
import { chatCopy as copy } from '@/lib/content/chat';
import { homeCopy } from '@/lib/content/home';
import { SEGMENTS } from '@/lib/personalization/persona';
import { expectNoAxe } from '@/tests/support/axe';
import { announced, ask, button, chat, field, isQuestion, messages, openChat, toggle } from './chat-page';
import { expect, open, test } from './site';

const TRIAL =
  /Every plan starts with a 30-day free trial\. .*You can read more at \/pricing#trial\. See also/; // not a claim
const REPLY = 'There is a trial, and it is free. You can read more at /pricing.';
const NO_ANSWER = /Failed to load resource/;

/** Answers each question with `reply`, as long as the test wants no other. */
async function answerWith(page: Page, reply: string) {
  let id = 0;
  await page.route('**/api/chat', (route) => {
    id += 2;
    const line = (message: string, isUserMessage: boolean) => ({
      id: isUserMessage ? id - 1 : id,
      message,
      isUserMessage,
      createdAt: '2026-01-01T00:00:00.000Z',
    });
    return route.fulfill({ json: [line('Q', true), line(reply, false)] });
  });
}

test('opens at the text box, answers from the site, and links lead on while the conversation stays', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openChat(page);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(chat(page)).toMatchAriaSnapshot(`
    - dialog "Chat assistant":
      - heading "Chat assistant" [level=2]
      - paragraph: Answers from the pages of this site
      - button "Expand chat"
      - button "Close chat"
      - region "Conversation":
        - paragraph: Ask about the products, the prices or how this site adapts to you.
        - paragraph:
          - text: Your messages are saved so that you find them here again.
          - link "See or delete them"
        - list "Questions to start with":
          - listitem:
            - button "Is there an OpenAPI file?"
          - listitem:
            - button "What is the Enterprise AI Platform?"
          - listitem:
            - button "Can I test the rules?"
      - textbox "Your message"
      - button "Send message" [disabled]
  `);
  await ask(page, 'Is there a free trial?');
  await expect(chat(page).getByRole('region')).toMatchAriaSnapshot(`
    - region "Conversation":
      - list:
        - listitem:
          - paragraph: "You: Is there a free trial?"
        - listitem:
          - paragraph:
            - text: /Assistant. Every plan starts with a 30-day free trial\\..* You can read more at/
            - link "/pricing#trial"
            - text: . See also
            - link "/pricing#compare"
            - text: and
            - link "/pricing"
            - text: .
  `);
  await expect(announced(page)).toHaveText(TRIAL);
  await chat(page).getByRole('link', { name: '/pricing', exact: true }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(messages(page)).toHaveText(['You: Is there a free trial?', TRIAL]);

  await page.reload();
  await toggle(page).click();
  await expect(messages(page)).toHaveText(['You: Is there a free trial?', TRIAL]);
});

test('the conversation and a draft stay when the window is closed and when the persona changes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openChat(page);
  await ask(page, 'Is there a free trial?');
  await expect(messages(page)).toHaveCount(2);
  await field(page).fill('half a sent');
  await page.getByRole('combobox', { name: 'Segment' }).click();
  await page.getByRole('option', { name: 'Sales prospect' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    homeCopy.hero.copy['sales-prospect'].researcher.headline,
  );
  await expect(messages(page)).toHaveCount(2);
  await button(page, 'Close chat').click();
  await expect(chat(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(messages(page)).toHaveCount(2);
  await expect(field(page)).toHaveValue('half a sent');
  const sent = page.waitForRequest(isQuestion);
  await field(page).press('Enter');
  expect(JSON.parse((await sent).postDataJSON().message).context.userSegment).toBe('sales-prospect');
});

for (const segment of SEGMENTS) {
  test(`three questions to start with for ${segment}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openChat(page, `/?segment=${segment}`);
    const questions = copy.suggestions.questions[segment];
    const suggestions = chat(page).getByRole('list', { name: copy.suggestions.label });
    await expect(suggestions.getByRole('button')).toHaveText([...questions]);
    await suggestions.getByRole('button').first().click();
    await expect(field(page)).toBeFocused();
    await expect(messages(page).first()).toHaveText(`You: ${questions[0]}`);
    await expect(messages(page).last().getByRole('link').first()).toBeVisible();
    await expect(chat(page).getByText(copy.sources.site)).toBeVisible();
    await expect(suggestions).toBeHidden();
  });
}

test('the call holds the visitor’s number and the JSON text of message and context', async ({ page }) => {
  await openChat(page, '/solutions?segment=developer&cluster=researcher');
  await page.keyboard.press('Escape');
  for (let clicks = 0; clicks < 6; clicks += 1) await page.getByRole('heading', { level: 1 }).click();
  await page.locator('header').getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveURL('/analytics');
  await toggle(page).click();
  const sent = page.waitForRequest(isQuestion);
  await ask(page, 'How do I get help with this data?');
  const body = (await sent).postDataJSON();
  expect(body).toEqual({
    userId: expect.any(Number),
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    message: expect.any(String),
  });
  const click = (elementType: string) => ({
    eventType: 'click',
    eventData: { elementType },
    page: '/solutions',
  });
  expect(JSON.parse(body.message)).toEqual({
    message: 'How do I get help with this data?',
    context: {
      currentPage: '/analytics',
      userSegment: 'developer',
      behavioralCluster: 'researcher',
      recentActions: [click('unknown'), click('unknown'), click('unknown'), click('unknown'), click('link')],
      intent: 'support',
      needsHelp: true,
      isAboutFeature: false,
      isAboutData: true,
      lastViewedFeature: 'analytics',
    },
  });
  await expect(messages(page)).toHaveCount(2);
});

test('thinking, then typed at 15 ms per character, links only once all of it is there', async ({ page }) => {
  await page.clock.install();
  let give: () => void = () => {};
  const asked = new Promise<void>((resolve) => (give = resolve));
  await openChat(page);
  await answerWith(page, REPLY);
  await page.route('**/api/chat', async (route) => {
    await asked;
    return route.fallback();
  });
  await ask(page, 'Is there a free trial?');
  await expect(chat(page).getByRole('region')).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - paragraph: "You: Is there a free trial?"
      - listitem:
        - paragraph: "Assistant: Thinking…"
  `);
  await field(page).fill('next');
  await expect(button(page, 'Send message')).toBeDisabled();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  give();
  const typed = chat(page).locator('[data-slot="chat-typing"]');
  await expect(typed).toBeAttached();
  await expect(button(page, 'Send message')).toBeEnabled();
  const before = (await typed.textContent())?.length ?? 0;
  await page.clock.runFor(TYPING_CHAT_MS * 10);
  expect((await typed.textContent())?.length).toBe(before + 10);
  expect(REPLY.startsWith((await typed.textContent()) ?? '?')).toBe(true);
  await expect(messages(page).last().getByRole('link')).toHaveCount(0);
  await expect(typed).toHaveAttribute('aria-hidden', 'true');

  await button(page, copy.showAll).focus();
  await page.keyboard.press('Enter');
  await expect(typed).toHaveCount(0);
  await expect(messages(page).last().getByRole('link', { name: '/pricing', exact: true })).toBeVisible();
  await expect(button(page, copy.showAll)).toBeHidden();
  await expect(field(page)).toBeFocused();
});

test('what a reply looks like never becomes more than text', async ({ page }) => {
  const evil =
    '<img src=x onerror="document.title=1"> <a href="/pricing">x</a> javascript:alert(1) https://evil.example/pricing /nowhere';
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openChat(page);
  await answerWith(page, evil);
  await ask(page, evil);
  await expect(messages(page).last()).toHaveText(`Assistant: ${evil}`);
  await expect(messages(page).locator('a, img')).toHaveCount(0);
});

test('by keyboard alone: open, ask, retrace, expand, close', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerWith(page, REPLY);
  await open(page, '/about?segment=developer');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Is there a free');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('trial?');
  await expect(field(page)).toHaveValue('Is there a free\ntrial?');
  await page.keyboard.press('Enter');
  await expect(messages(page).last()).toHaveText(`Assistant: ${REPLY}`);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(chat(page).getByRole('link', { name: 'Open Pricing' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(chat(page).getByRole('link', { name: '/pricing', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(chat(page).getByRole('region')).toBeFocused();
  await button(page, 'Expand chat').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Shrink chat')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('expanded it fills a phone and holds the focus, on a desktop it is a larger card', async ({ page }) => {
  await openChat(page);
  const card = await chat(page).boundingBox();
  await button(page, 'Expand chat').click();
  const large = await chat(page).boundingBox();
  expect(large?.width).toBeGreaterThan(card?.width ?? Infinity);
  expect(large?.height).toBeGreaterThan(card?.height ?? Infinity);

  await page.setViewportSize({ width: 375, height: 667 });
  expect(await chat(page).boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 667 });
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press(presses < 8 ? 'Tab' : 'Shift+Tab');
    const isInside = await chat(page).evaluate((element) => element.contains(document.activeElement));
    expect(isInside).toBe(true);
  }
  await button(page, 'Shrink chat').click();
  const small = await chat(page).boundingBox();
  const opener = await toggle(page).boundingBox();
  expect((small?.y ?? 0) + (small?.height ?? 0)).toBeLessThanOrEqual(opener?.y ?? 0);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await chat(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('too long a message stays in the box, with a count', async ({ page }) => {
  await openChat(page);
  await field(page).fill('a'.repeat(2001));
  await expect(chat(page).getByText(`${copy.tooLong} 2001 of 2000 characters`)).toBeVisible();
  await field(page).press('Enter');
  await expect(announced(page)).toHaveText(`${copy.tooLong} 2001 of 2000 characters`);
  await expect(field(page)).toHaveValue('a'.repeat(2001));
  await expect(messages(page)).toHaveCount(0);
});

test.describe('when /api/chat fails', () => {
  test.use({ allowedConsole: NO_ANSWER });

  const failures: [string, (route: Route) => Promise<void> | void][] = [
    ['500', (route) => route.fulfill({ status: 500, body: 'trouble' })],
    ['garbage', (route) => route.fulfill({ status: 200, body: '<html>{' })],
    ['no network', (route) => route.abort()],
    ['silence', () => {}],
  ];

  for (const [name, fail] of failures) {
    test(`${name}: the sentence of the error catalogue, and a Retry that loses nothing`, async ({ page }) => {
      await page.clock.install();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route('**/api/chat/*', (route) => (name === 'silence' ? route.fallback() : fail(route)));
      await openChat(page);
      await page.route('**/api/chat', fail);
      await ask(page, 'Is there a free trial?');
      await expect(messages(page).first()).toHaveText('You: Is there a free trial?');
      if (name === 'silence') await page.clock.runFor(REPLY_PATIENCE_MS);
      await expect(chat(page).getByRole('region')).toMatchAriaSnapshot(`
        - list:
          - listitem:
            - paragraph: "You: Is there a free trial?"
          - listitem:
            - paragraph: "Assistant: I'm having trouble responding right now. Please try again later."
            - button "Retry"
      `);
      await page.unroute('**/api/chat');
      await button(page, 'Retry').click();
      await expect(field(page)).toBeFocused();
      await expect(messages(page)).toHaveText(['You: Is there a free trial?', TRIAL]);
      await expect(button(page, 'Retry')).toBeHidden();
    });
  }

  test.describe(() => {
    test.use({ serviceWorkers: 'block' });

    test('a window that does not load says so, and the next click tries again', async ({ page, context }) => {
      await open(page, '/about?segment=developer');
      await expect(toggle(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await toggle(page).click();
      await expect(page.getByText('The chat did not load. Please try again.').first()).toBeVisible();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await context.setOffline(false);
      await toggle(page).click();
      await expect(field(page)).toBeFocused();
    });
  });
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in any state of the chat at 375 px, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 375, height: 667 });
    const check = (state: string) => expectNoAxe(page, state);
    await openChat(page, '/about?segment=developer');
    await check('empty');
    await page.route('**/api/chat', (route) => route.fulfill({ json: [] }));
    await ask(page, 'Is there a free trial?');
    await expect(button(page, 'Retry')).toBeVisible();
    await check('failed');
    await page.unroute('**/api/chat');
    await button(page, 'Retry').click();
    await expect(messages(page)).toHaveCount(2);
    await field(page).fill('a'.repeat(2001));
    await expect(messages(page).last()).toBeInViewport({ ratio: 0.5 });
    await check('answered, too long');
    await button(page, 'Expand chat').click();
    await check('full screen');
  });
}
