import type { Page } from 'playwright/test';

/** Replaces the browser's speech recognition, which needs a microphone and the vendor's service. */
export async function fakeSpeechRecognition(page: Page, { isRefused = false } = {}): Promise<void> {
  await page.addInitScript((refuses) => {
    const recognizers: object[] = [];
    class FakeSpeechRecognition {
      calls: string[] = [];
      constructor() {
        recognizers.push(this);
      }
      start() {
        this.calls.push('start');
        if (refuses) throw new DOMException('refused', 'NotAllowedError');
      }
      stop() {
        this.calls.push('stop');
      }
    }
    Object.assign(window, {
      SpeechRecognition: FakeSpeechRecognition,
      webkitSpeechRecognition: FakeSpeechRecognition,
      recognizers,
    });
  }, isRefused);
}

type RecognizerState = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  calls: string[];
  onresult: ((event: object) => void) | null;
  onerror: ((event: object) => void) | null;
  onend: (() => void) | null;
};

/** Runs a function in the page with all recognizers created so far, the latest last. */
export function withRecognizers<Answer>(
  page: Page,
  work: (recognizers: RecognizerState[]) => Answer,
): Promise<Answer> {
  return page.evaluate<Answer>(`(${String(work)})(window.recognizers)`);
}

export async function simulateSpeech(page: Page, transcript: string, isFinal = true): Promise<void> {
  await page.evaluate(
    ([words, final]) => {
      const recognizers: RecognizerState[] = Reflect.get(window, 'recognizers');
      const latest = recognizers.at(-1);
      latest?.onresult?.({ results: [Object.assign([{ transcript: words }], { isFinal: final })] });
      if (final) latest?.onend?.();
    },
    [transcript, isFinal] as const,
  );
}
