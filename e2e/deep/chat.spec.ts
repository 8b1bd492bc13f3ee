import { chatCopy as copy } from '@/lib/content/chat';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { answerWith, ask, button, chat, messages, NEXT_STEP, openChat, toggle } from '../support/chat-page';
import { expect, test } from '../support/site';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('expanded, it is wider on a desktop, and on a phone it fills the screen and traps focus', async ({
  page,
}) => {
  await openChat(page);
  const card = await chat(page).boundingBox();
  await button(page, copy.expand).click();
  const large = await chat(page).boundingBox();
  expect(large?.width).toBeGreaterThan(card?.width ?? Infinity);

  await page.setViewportSize({ width: 375, height: 667 });
  expect(await chat(page).boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 667 });
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press(presses < 8 ? 'Tab' : 'Shift+Tab');
    const isInside = await chat(page).evaluate((element) => element.contains(document.activeElement));
    expect(isInside).toBe(true);
  }
  await button(page, copy.shrink).click();
  const small = await chat(page).boundingBox();
  const opener = await toggle(page).boundingBox();
  expect((small?.y ?? 0) + (small?.height ?? 0)).toBeLessThanOrEqual(opener?.y ?? 0);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await chat(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('a long reply and its button are visible at once on a phone, also after a reload, and reachable with Shift+Tab', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const reply = `${'Every word is there to be read. '.repeat(8)}You can read more at /pricing#trial.`;
  await answerWith(page, reply + NEXT_STEP);
  await openChat(page);
  await ask(page, 'Is there a free trial, and what happens when it ends?');
  const step = chat(page).getByRole('link', { name: 'Start the trial' });
  await expect(messages(page).last()).toHaveText(`Assistant: ${reply}`);
  await expect(messages(page).last()).toBeInViewport({ ratio: 1 });
  await expect(step).toBeInViewport({ ratio: 1 });
  expect((await step.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Shift+Tab');
  await expect(step).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(chat(page).getByRole('link', { name: '/pricing#trial', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(chat(page).getByRole('region')).toBeFocused();
  await page.unroute('**/api/chat');
  await ask(page, 'Is there a free trial?');
  await expect(messages(page)).toHaveCount(4);
  await page.reload();
  await toggle(page).click();
  await expect(chat(page).getByRole('link', { name: pricingCopy.trial.action.label })).toBeInViewport({
    ratio: 1,
  });
});
