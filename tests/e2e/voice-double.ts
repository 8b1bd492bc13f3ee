import type { Page } from 'playwright/test';

/** Replaces the browser's speech recognition, which needs a microphone and the vendor's service. */
export async function doubleSpeech(page: Page, { isRefused = false } = {}): Promise<void> {
  await page.addInitScript((refuses) => {
    const made: object[] = [];
    class SpeechDouble {
      calls: string[] = [];
      constructor() {
        made.push(this);
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
      SpeechRecognition: SpeechDouble,
      webkitSpeechRecognition: SpeechDouble,
      recognizers: made,
    });
  }, isRefused);
}

type Made = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  calls: string[];
  onresult: ((event: object) => void) | null;
  onerror: ((event: object) => void) | null;
  onend: (() => void) | null;
};

/** Runs a function in the page with all recognizers created so far, the latest last. */
export function withRecognizers<Answer>(page: Page, work: (made: Made[]) => Answer): Promise<Answer> {
  return page.evaluate<Answer>(`(${String(work)})(window.recognizers)`);
}

export async function hear(page: Page, transcript: string, isFinal = true): Promise<void> {
  await page.evaluate(
    ([words, final]) => {
      const made: Made[] = Reflect.get(window, 'recognizers');
      const latest = made.at(-1);
      latest?.onresult?.({ results: [Object.assign([{ transcript: words }], { isFinal: final })] });
      if (final) latest?.onend?.();
    },
    [transcript, isFinal] as const,
  );
}
