import type { Page } from 'playwright/test';
import { chatCopy as copy } from '@/lib/content/chat';
import { button, chat, field, openChat, toggle } from '../support/pages/chat-page';
import { expect, test } from '../support/site/site';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

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

test('expanded, it is wider on a desktop, and on a phone it fills the screen, traps focus and keeps the text box above the keyboard', async ({
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
  const expectAboveKeyboard = async (height: number, offsetTop: number) => {
    await showKeyboard(page, height, offsetTop);
    const [box, composer] = await Promise.all([chat(page).boundingBox(), field(page).boundingBox()]);
    expect(box?.y).toBeGreaterThanOrEqual(offsetTop);
    expect((composer?.y ?? 0) + (composer?.height ?? Infinity)).toBeLessThanOrEqual(offsetTop + height);
  };
  // Safari on iOS also scrolls the visual viewport.
  await expectAboveKeyboard(400, 120);
  await showKeyboard(page, null);
  await button(page, copy.shrink).click();
  await expectAboveKeyboard(400, 0);
  await expectAboveKeyboard(400, 120);
  await showKeyboard(page, null);
  const small = await chat(page).boundingBox();
  const opener = await toggle(page).boundingBox();
  expect((small?.y ?? 0) + (small?.height ?? 0)).toBeLessThanOrEqual(opener?.y ?? 0);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await chat(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
