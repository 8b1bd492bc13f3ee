import { TYPING_CHAT_MS } from '@/lib/config/timings';
import { chatCopy as copy } from '@/lib/content/chat';
import { homeCopy } from '@/lib/content/home';
import { SEGMENTS } from '@/lib/personalization/persona';
import {
  announced,
  answerWith,
  ask,
  button,
  chat,
  field,
  isQuestion,
  messages,
  openChat,
  REPLY,
  toggle,
  TRIAL,
} from '../support/chat-page';
import { expect, test } from '../support/site';

test('opens at the text box, answers from the site, and its links work while the conversation stays', async ({
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
          - text: Your messages are saved, so you will find them here next time.
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
            - text: /Assistant. Yes, every plan starts with a 30-day free trial\\..* You can read more at/
            - link "/pricing#trial"
            - text: .
          - list "What you can do next":
            - listitem:
              - link "Ask for your trial"
  `);
  await expect(announced(page)).toHaveText(TRIAL);
  await chat(page).getByRole('link', { name: '/pricing#trial', exact: true }).click();
  await expect(page).toHaveURL('/pricing#trial');
  await expect(messages(page)).toHaveText(['You: Is there a free trial?', TRIAL]);

  await page.reload();
  await toggle(page).click();
  await expect(messages(page)).toHaveText(['You: Is there a free trial?', TRIAL]);
});

test('the conversation and a draft survive closing the window and a change of persona', async ({ page }) => {
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
  await button(page, copy.close).click();
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
  test(`three suggested questions for ${segment}`, async ({ page }) => {
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

test('the request has the user id, the message, and the context as a JSON string', async ({ page }) => {
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

test('thinking, then typed at 15 ms per character, with links only once it is complete', async ({ page }) => {
  await page.clock.install();
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await openChat(page);
  await answerWith(page, REPLY);
  await page.route('**/api/chat', async (route) => {
    await released;
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
  await expect(button(page, copy.send)).toBeDisabled();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  release();
  const typed = chat(page).locator('[data-slot="chat-typing"]');
  await expect(typed).toBeAttached();
  await expect(button(page, copy.send)).toBeEnabled();
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

test('markup in a reply is shown as text', async ({ page }) => {
  const evil =
    '<img src=x onerror="document.title=1"> <a href="/pricing">x</a> javascript:alert(1) https://evil.example/pricing /nowhere';
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openChat(page);
  await answerWith(page, evil);
  await ask(page, evil);
  await expect(messages(page).last()).toHaveText(`Assistant: ${evil}`);
  await expect(messages(page).locator('a, img')).toHaveCount(0);
});

test('a message that is too long stays in the box, with a count', async ({ page }) => {
  await openChat(page);
  await field(page).fill('a'.repeat(2001));
  await expect(chat(page).getByText(`${copy.tooLong} 2001 of 2000 characters`)).toBeVisible();
  await field(page).press('Enter');
  await expect(announced(page)).toHaveText(`${copy.tooLong} 2001 of 2000 characters`);
  await expect(field(page)).toHaveValue('a'.repeat(2001));
  await expect(messages(page)).toHaveCount(0);
});
