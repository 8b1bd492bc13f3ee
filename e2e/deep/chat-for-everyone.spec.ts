import { expectNoAxeViolations } from '@/e2e/support/axe';
import { chatCopy } from '@/lib/content/chat';
import { pricingCopy } from '@/lib/content/pages/pricing';
import {
  answerWith,
  ask,
  button,
  chat,
  field,
  messages,
  NEXT_STEP,
  openChat,
  REPLY,
  toggle,
} from '../support/chat-page';
import { expect, open, test } from '../support/site';

test('with the keyboard alone: open, ask, scroll back, expand, close', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerWith(page, REPLY + NEXT_STEP);
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
  await expect(chat(page).getByRole('link', { name: 'Start the trial' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(chat(page).getByRole('link', { name: '/pricing', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(chat(page).getByRole('region')).toBeFocused();
  await button(page, chatCopy.expand).focus();
  await page.keyboard.press('Enter');
  await expect(button(page, chatCopy.shrink)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('expanded, it fills a phone and traps focus; on a desktop it is a larger card', async ({ page }) => {
  await openChat(page);
  const card = await chat(page).boundingBox();
  await button(page, chatCopy.expand).click();
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
  await button(page, chatCopy.shrink).click();
  const small = await chat(page).boundingBox();
  const opener = await toggle(page).boundingBox();
  expect((small?.y ?? 0) + (small?.height ?? 0)).toBeLessThanOrEqual(opener?.y ?? 0);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await chat(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('a long reply and its button are visible at once on a phone, and after a reload', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 667 });
  const reply = `${'Every word is there to be read. '.repeat(8)}You can read more at /pricing#trial.`;
  expect(reply.split(' ').length).toBeGreaterThan(60);
  await answerWith(page, reply + NEXT_STEP);
  await openChat(page);
  await ask(page, 'Is there a free trial, and what happens when it ends?');
  const button = chat(page).getByRole('link', { name: 'Start the trial' });
  await expect(messages(page).last()).toHaveText(`Assistant: ${reply}`);
  await expect(messages(page).last()).toBeInViewport({ ratio: 1 });
  await expect(button).toBeInViewport({ ratio: 1 });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.unroute('**/api/chat');
  await ask(page, 'Is there a free trial?');
  await expect(messages(page)).toHaveCount(4);
  await page.reload();
  await toggle(page).click();
  await expect(chat(page).getByRole('link', { name: pricingCopy.trial.action.label })).toBeInViewport({
    ratio: 1,
  });
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds no violations in any state of the chat at 375 px, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 375, height: 667 });
    const check = (state: string) => expectNoAxeViolations(page, state);
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
    await button(page, chatCopy.expand).click();
    await check('full screen');
  });
}
