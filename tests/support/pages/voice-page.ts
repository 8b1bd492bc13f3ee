import type { Page } from 'playwright/test';
import { expect } from '@/tests/support/site/site';

export const microphone = (page: Page) => page.getByRole('button', { name: 'Voice commands' });
export const voiceCard = (page: Page) => page.locator('[data-slot=voice-card]');

async function listen(page: Page): Promise<void> {
  await microphone(page).click();
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'true');
}

export async function say(page: Page, phrase: string): Promise<void> {
  await listen(page);
  await simulateSpeech(page, phrase);
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false');
}

/** Replaces the browser's speech recognition, which needs a microphone and the vendor's service. */
export async function fakeSpeechRecognition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recognizers: object[] = [];
    class FakeSpeechRecognition {
      constructor() {
        recognizers.push(this);
      }
      start() {}
      stop() {}
    }
    Object.assign(window, {
      SpeechRecognition: FakeSpeechRecognition,
      webkitSpeechRecognition: FakeSpeechRecognition,
      recognizers,
    });
  });
}

type Recognizer = { onresult: ((event: object) => void) | null; onend: (() => void) | null };

export async function simulateSpeech(page: Page, transcript: string, isFinal = true): Promise<void> {
  await page.evaluate(
    ([words, final]) => {
      const recognizers: Recognizer[] = Reflect.get(window, 'recognizers');
      const latest = recognizers.at(-1);
      latest?.onresult?.({ results: [Object.assign([{ transcript: words }], { isFinal: final })] });
      if (final) latest?.onend?.();
    },
    [transcript, isFinal] as const,
  );
}
