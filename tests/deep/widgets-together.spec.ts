import type { Page } from 'playwright/test';
import { shellCopy } from '@/lib/content/shell';
import { button, card } from '../support/pages/accessibility-card';
import { chat, toggle } from '../support/pages/chat-page';
import { notice } from '../support/browser/consent-visit';
import { expect, open, test } from '../support/site/site';
import { fakeSpeechRecognition } from '../support/browser/fake-speech';
import { toast } from '../support/pages/toasts';
import { microphone, voiceCard } from '../support/pages/voice-page';

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
