import type { Page } from 'playwright/test';
import { claims } from '@/lib/content/claims';
import { homeCopy } from '@/lib/content/home';
import { productNames } from '@/lib/content/product-names';
import {
  announced,
  answerWith,
  ask,
  button,
  chat,
  field,
  messages,
  openChat,
  REPLY,
  toggle,
  TRIAL,
} from '../support/pages/chat-page';
import { expect, test } from '../support/site/site';

test('opens at the text box, answers from the site, and the conversation stays on other pages and after a reload', async ({
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
            - button "What is the ${productNames['enterprise-ai']}?"
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
          - paragraph: /Assistant. Yes, every plan starts with a ${claims.freeTrial.value} ${claims.freeTrial.label}\\./
          - link "More on Pricing":
            - /url: /pricing#trial
          - list "What you can do next":
            - listitem:
              - link "Start your 30-day trial"
  `);
  await expect(announced(page)).toHaveText(TRIAL);
  await chat(page).getByRole('link', { name: 'More on Pricing' }).first().click();
  await expect(page).toHaveURL('/pricing#trial');
  await expect(messages(page)).toHaveText(['You: Is there a free trial?', TRIAL]);

  await page.reload();
  await toggle(page).click();
  await expect(messages(page)).toHaveText(['You: Is there a free trial?', TRIAL]);
});

test('cards are opened with the keyboard and show their passages; the focus stays', async ({ page }) => {
  const card = {
    ...{ question: 'What ends it?', heading: 'Pricing', firstSentence: 'It ends.' },
    href: '/pricing',
  } as const;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerWith(page, 'This may be it.', {
    answers: [{ text: 'This may be it.', place: null }],
    cards: [{ ...card, text: 'It ends. You pay only if you choose a plan.' }],
    next: null,
  });
  await openChat(page);
  await ask(page, 'When?');
  const cards = chat(page).getByRole('list', { name: 'This may be it.' });
  await expect(cards).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(cards.getByRole('link', { name: 'More on Pricing' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(cards.getByText('It ends. You pay only if you choose a plan.')).toBeVisible();
  await expect(cards.locator('summary')).toBeFocused();
  await expect(messages(page)).toHaveCount(2);
});

test('a reply is typed at 15 ms per character', async ({ page }) => {
  await page.clock.install();
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await openChat(page);
  await answerWith(page, REPLY);
  await page.route('**/api/chat', async (route) => {
    await released;
    return route.fallback();
  });
  await ask(page, 'How do I get help with this data?');
  await expect(messages(page).last()).toHaveText('Assistant: Thinking…');
  await field(page).fill('next');
  await expect(button(page, 'Send message')).toBeDisabled();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  release();
  const typed = chat(page).locator('[data-slot="chat-typing"]');
  await expect(typed).toBeAttached();
  await expect(button(page, 'Send message')).toBeEnabled();
  const before = (await typed.textContent())?.length ?? 0;
  await page.clock.runFor(15 * 10);
  expect(await typed.textContent()).toBe(REPLY.slice(0, before + 10));
  await expect(messages(page).last().getByRole('link')).toHaveCount(0);

  await button(page, 'Show full text').press('Enter');
  await expect(typed).toHaveCount(0);
  await expect(messages(page).last().getByRole('link', { name: '/pricing', exact: true })).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test('with the keyboard alone: open, ask, expand and close; conversation and draft survive a change of persona', async ({
  page,
}) => {
  const evil =
    '<img src=x onerror="document.title=1"> <a href="/pricing">x</a> javascript:alert(1) https://evil.example/pricing /nowhere';
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerWith(page, evil);
  await openChat(page);
  await page.keyboard.type('Is there a free trial?');
  await page.keyboard.press('Enter');
  await test.step('markup in a reply is shown as text', async () => {
    await expect(messages(page).last()).toHaveText(`Assistant: ${evil}`);
    await expect(messages(page).locator('a, img')).toHaveCount(0);
  });
  await field(page).fill('half a sent');

  const small = await chat(page).boundingBox();
  await button(page, 'Expand chat').press('Enter');
  await expect(button(page, 'Shrink chat')).toBeFocused();
  expect((await chat(page).boundingBox())?.height).toBeGreaterThan(small?.height ?? Infinity);
  await button(page, 'Shrink chat').press('Enter');
  await page.getByRole('combobox', { name: 'Segment' }).click();
  await page.getByRole('option', { name: 'Sales & marketing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    homeCopy.hero.copy['sales-prospect'].researcher.headline,
  );
  await field(page).press('Escape');
  await expect(chat(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(messages(page)).toHaveCount(2);
  await expect(field(page)).toHaveValue('half a sent');
});

/** No browser under test opens a keyboard of its own, so the visual viewport reports one. */
const showKeyboard = (page: Page, height: number | null, offsetTop = 0) =>
  page.evaluate(
    ([visible, top]) => {
      const { visualViewport: viewport } = window;
      if (!viewport) throw new Error('no visual viewport');
      const values = { height: visible ?? window.innerHeight, offsetTop: top };
      for (const [name, value] of Object.entries(values))
        Object.defineProperty(viewport, name, { get: () => value, configurable: true });
      viewport.dispatchEvent(new Event('resize'));
    },
    [height, offsetTop] as const,
  );

test("on a phone, the text box is above the phone's keyboard, in both sizes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page);
  const before = await chat(page).boundingBox();
  const expectAboveKeyboard = async (height: number, offsetTop: number) => {
    await showKeyboard(page, height, offsetTop);
    const [box, composer] = await Promise.all([chat(page).boundingBox(), field(page).boundingBox()]);
    expect(box?.y).toBeGreaterThanOrEqual(offsetTop);
    expect((composer?.y ?? 0) + (composer?.height ?? Infinity)).toBeLessThanOrEqual(offsetTop + height);
  };
  await expectAboveKeyboard(508, 0);
  // Safari on iOS also scrolls the visual viewport.
  await expectAboveKeyboard(508, 120);
  await showKeyboard(page, null);
  expect(await chat(page).boundingBox()).toEqual(before);
  await button(page, 'Expand chat').click();
  await expectAboveKeyboard(508, 120);
});
