import type { Page } from 'playwright/test';
import { shellCopy } from '@/lib/content/shell';
import { button, card } from '../support/pages/accessibility-card';
import { chatCopy } from '@/lib/content/chat';
import { button as inChat, chat, field, openChat, toggle } from '../support/pages/chat-page';
import { expect, open, test, toast } from '../support/site/site';
import { fakeSpeechRecognition, microphone, voiceCard } from '../support/pages/voice-page';

const HOME = '/?segment=developer&visitor=returning';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('chat and voice make room for each other at 375 px', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await fakeSpeechRecognition(page);
  await open(page, HOME);
  await microphone(page).click();
  await expect(voiceCard(page)).toBeVisible();
  await toggle(page).click();
  await expect(chat(page)).toBeVisible();
  await expect(voiceCard(page)).toHaveCount(0);
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false');
  await microphone(page).click();
  await expect(chat(page)).toBeHidden();
  await expect(voiceCard(page)).toBeVisible();
});

/** Whether the toast overlaps the first element of a selector. */
const isCoveredByToast = (page: Page, selector: string) =>
  page.evaluate((target) => {
    const [card, widget] = ['[data-slot=toast]', target].map((name) =>
      document.querySelector(name)?.getBoundingClientRect(),
    );
    if (!card || !widget || widget.width === 0) throw new Error(`no toast or no ${target}`);
    return (
      card.left < widget.right &&
      widget.left < card.right &&
      card.top < widget.bottom &&
      widget.top < card.bottom
    );
  }, selector);

test('a toast covers no floating widget, including a chat opened meanwhile, and not the switch just pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await fakeSpeechRecognition(page);
  await open(page, HOME);
  await expect(microphone(page)).toBeVisible();
  await page.getByRole('switch', { name: shellCopy.settings.switches.navigationAdaptation.label }).click();
  await expect(toast(page)).toBeVisible();
  await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect.poll(() => isCoveredByToast(page, ':focus'), 'the toast covers the switch').toBe(false);
  await expect
    .poll(
      () => isCoveredByToast(page, '[data-slot=widget-dock] > :last-child'),
      'the toast covers the chat and voice buttons',
    )
    .toBe(false);
  await toggle(page).click();
  await expect(chat(page)).toBeVisible();
  await expect(toast(page)).toBeVisible();
  await expect
    .poll(() => isCoveredByToast(page, '[data-slot=chat-window]'), 'the toast covers the chat')
    .toBe(false);
});

test.describe('with the notice open', () => {
  test.use({ storageState: { cookies: [], origins: [] } });
  const notice = (page: Page) => page.locator('[data-slot=consent-notice]');
  const off = (page: Page) => notice(page).getByRole('button', { name: 'Turn it off' });

  for (const width of [768, 1280])
    test(`chat and accessibility card leave its buttons free at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await open(page, HOME);
      await expect(notice(page)).toBeVisible();
      await button(page).click();
      await expect(card(page)).toBeVisible();
      await off(page).click({ trial: true });
      await toggle(page).click();
      await expect(chat(page)).toBeVisible();
      await off(page).click({ trial: true });
    });

  test('on a phone it comes back when they close', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await fakeSpeechRecognition(page);
    await open(page, HOME);
    await expect(notice(page)).toBeVisible();
    for (const opener of [button(page), toggle(page), microphone(page)]) {
      await opener.click();
      await expect(notice(page)).toBeHidden();
      await opener.click();
      await off(page).click({ trial: true });
    }
  });
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

test('expanded, it is wider on a desktop, and on a phone it fills the screen, traps focus and keeps the text box above the keyboard', async ({
  page,
}) => {
  await openChat(page);
  const card = await chat(page).boundingBox();
  await inChat(page, chatCopy.expand).click();
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
  await inChat(page, chatCopy.shrink).click();
  await expectAboveKeyboard(400, 0);
  await expectAboveKeyboard(400, 120);
  await showKeyboard(page, null);
  const small = await chat(page).boundingBox();
  const opener = await toggle(page).boundingBox();
  expect((small?.y ?? 0) + (small?.height ?? 0)).toBeLessThanOrEqual(opener?.y ?? 0);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await chat(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
