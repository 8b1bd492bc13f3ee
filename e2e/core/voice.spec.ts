import type { Page } from 'playwright/test';
import { fakeSpeechRecognition, simulateSpeech, withRecognizers } from '../support/fake-speech';
import { expect, open, test } from '../support/site';
import { toast } from '../support/toasts';
import { listen, microphone, say } from '../support/voice-page';

const HOME = '/?segment=developer&visitor=returning';
const FIRST_FIVE = ['go home', 'show demo', 'show analytics', 'show content', 'scroll up'];

const badge = (page: Page) => page.getByRole('list', { name: 'Voice Commands' });

test('a tap listens for one utterance in en-US, the next tap stops it; commands and aliases open pages, scroll and toggle the theme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await fakeSpeechRecognition(page);
  await open(page, HOME);
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(microphone(page)).toHaveAccessibleDescription(/send the audio to their maker/);
  expect(await withRecognizers(page, (made) => made.length)).toBe(0);
  await listen(page);
  const settings = await withRecognizers(page, (made) =>
    made.map(({ lang, continuous, interimResults, calls }) => ({ lang, continuous, interimResults, calls })),
  );
  expect(settings).toEqual([{ lang: 'en-US', continuous: false, interimResults: true, calls: ['start'] }]);
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

test('the badge lists the first five commands for 8 s; the toasts of success, of an unknown phrase and of help last 2, 3 and 5 s', async ({
  page,
}) => {
  await page.clock.install();
  await fakeSpeechRecognition(page);
  await open(page, HOME);
  await expect(microphone(page)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await listen(page);
  await expect(badge(page).getByRole('listitem')).toHaveText(FIRST_FIVE);
  await page.clock.runFor(7999);
  await expect(badge(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(badge(page)).toBeHidden();
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'true');
  await microphone(page).click();

  const unknown = '"Order a pizza" is not a recognized voice command. Say "help" for available commands.';
  for (const [phrase, title, text, lastsMs] of [
    ['scroll down', 'Voice Command Executed', '', 2000],
    ['Order a pizza', 'Command Not Recognized', unknown, 3000],
    ['help', 'Voice Commands', `${FIRST_FIVE.join(', ')}, scroll down, toggle theme, help`, 5000],
  ] as const) {
    await say(page, phrase);
    await expect(toast(page)).toContainText(title);
    await expect(toast(page)).toContainText(text);
    await page.clock.runFor(lastsMs - 100);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast(page)).toBeHidden();
  }
});

test('an error, and a failure to start, is one destructive toast with its own message', async ({ page }) => {
  await fakeSpeechRecognition(page);
  await open(page, HOME);
  await listen(page);
  await page.evaluate(() => {
    const { onerror, onend } = Reflect.get(window, 'recognizers').at(-1);
    onerror({ error: 'no-speech' });
    onend();
    const { prototype } = Reflect.get(window, 'SpeechRecognition') ?? {};
    Object.assign(prototype, {
      start() {
        throw new DOMException('refused', 'NotAllowedError');
      },
    });
  });
  await expect(toast(page)).toHaveText('Voice Command ErrorNo speech detected. Please try again.');
  await expect(toast(page)).toHaveAttribute('data-variant', 'destructive');
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false');
  await microphone(page).click();
  await expect(toast(page)).toHaveText(
    'Voice Recognition FailedUnable to start voice recognition. Please check your microphone permissions.',
  );
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(badge(page)).toBeHidden();
});
