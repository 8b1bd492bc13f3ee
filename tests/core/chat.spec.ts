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
