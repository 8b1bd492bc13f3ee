import type { Page } from 'playwright/test';
import { button, card } from '../support/pages/accessibility-card';
import { chat, toggle } from '../support/pages/chat-page';
import { notice } from '../support/browser/consent-visit';
import { expect, open, test } from '../support/site/site';
import { fakeSpeechRecognition } from '../support/browser/fake-speech';
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
