import { fakeSpeechRecognition, simulateSpeech } from '../support/fake-speech';
import { expect, open, test } from '../support/site';
import { toast } from '../support/toasts';
import { listen, microphone, say } from '../support/voice-page';

const HOME = '/?segment=developer&visitor=returning';

test('a tap listens, the next tap stops it; commands and aliases open pages, scroll and toggle the theme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await fakeSpeechRecognition(page);
  await open(page, HOME);
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(microphone(page)).toHaveAccessibleDescription(/send the audio to their maker/);
  await listen(page);
  await simulateSpeech(page, 'show me the', false);
  await expect(page.locator('[data-slot=voice-transcript]')).toHaveText('“show me the”');
  await microphone(page).press('Enter');
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false');
  await simulateSpeech(page, 'show demo');
  await expect(toast(page)).toHaveCount(0);

  const scrolled = () => page.evaluate(() => window.scrollY / window.innerHeight);
  await say(page, 'scroll down');
  await expect.poll(scrolled).toBeCloseTo(0.8, 1);
  await say(page, 'scroll up');
  await expect.poll(scrolled).toBe(0);
  await say(page, 'toggle theme');
  await expect(page.locator('html')).toHaveClass(/dark/);

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const [phrase, path] of [
    ['Show demo', '/demo'],
    ['  STATISTICS ', '/analytics'],
    ['show content', '/content-hub'],
    ['take me to the start page please', '/'],
  ] as const) {
    await say(page, phrase);
    await expect(toast(page)).toHaveText(/^Voice Command Executed/);
    await page.waitForURL((url) => url.pathname === path);
    await expect(microphone(page)).toBeFocused();
  }
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});
