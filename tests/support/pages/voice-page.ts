import type { Page } from 'playwright/test';
import { expect } from '@/tests/support/site/site';
import { simulateSpeech } from '@/tests/support/browser/fake-speech';

export const microphone = (page: Page) => page.getByRole('button', { name: 'Voice commands' });
export const voiceCard = (page: Page) => page.locator('[data-slot=voice-card]');

export async function listen(page: Page): Promise<void> {
  await microphone(page).click();
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'true');
}

export async function say(page: Page, phrase: string): Promise<void> {
  await listen(page);
  await simulateSpeech(page, phrase);
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false');
}
