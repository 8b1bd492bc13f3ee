import { ROUTES } from '@/lib/config/routes';
import { listUnderButtonsWhileScrolling } from '../support/covered';
import { fakeSpeechRecognition } from '../support/fake-speech';
import { expect, openWithWidgets, test } from '../support/site';

for (const visitor of ['new', 'returning'])
  test(`for a ${visitor} visitor the floating buttons lie on no control, heading or text of any page`, async ({
    page,
  }) => {
    test.slow();
    await fakeSpeechRecognition(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of Object.values(ROUTES)) {
      await openWithWidgets(page, `${path}?visitor=${visitor}`);
      for (const [width, height] of [
        [320, 640],
        [768, 1024],
        [1024, 768],
        [1280, 720],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await listUnderButtonsWhileScrolling(page), `${path}, ${width} px`).toEqual([]);
      }
    }
  });
