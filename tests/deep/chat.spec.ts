import { chatCopy as copy } from '@/lib/content/chat';
import { button, chat, openChat, toggle } from '../support/pages/chat-page';
import { expect, test } from '../support/site/site';

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
