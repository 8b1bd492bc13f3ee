import type { Page } from 'playwright/test';
import { VOICE_COMMANDS } from '@/lib/personalization/voice-commands';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { expect, open, test } from '../support/site';
import { fakeSpeechRecognition, simulateSpeech, withRecognizers } from '../support/fake-speech';

const HOME = '/?segment=developer&visitor=returning';

const microphone = (page: Page) => page.getByRole('button', { name: 'Voice commands' });
const toast = (page: Page) => page.locator('[data-slot=toast]');
const badge = (page: Page) => page.getByRole('list', { name: 'Voice Commands' });

async function listen(page: Page): Promise<void> {
  await microphone(page).click();
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'true');
}

async function say(page: Page, phrase: string): Promise<void> {
  await listen(page);
  await simulateSpeech(page, phrase);
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false');
}

test('without speech recognition there is no microphone', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SpeechRecognition');
    Reflect.deleteProperty(window, 'webkitSpeechRecognition');
  });
  await open(page, HOME);
  await expect(page.locator('[data-slot=widget-dock]').getByRole('button').first()).toBeVisible();
  await expect(microphone(page)).toHaveCount(0);
});

test('idle until tapped; a tap starts it in en-US, the next one stops it, with no other effect', async ({
  page,
}) => {
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
  await microphone(page).click();
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await withRecognizers(page, (made) => made.map(({ calls }) => calls))).toEqual([['start', 'stop']]);
  await simulateSpeech(page, 'show demo');
  await expect(toast(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('pages open by command and by alias, without a full load, with one toast each', async ({ page }) => {
  await fakeSpeechRecognition(page);
  await open(page, HOME);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const [phrase, path] of [
    ['Show demo', '/demo'],
    ['  STATISTICS ', '/analytics'],
    ['show content', '/content-hub'],
    ['take me to the start page please', '/'],
  ] as const) {
    await say(page, phrase);
    await page.waitForURL((url) => url.pathname === path);
    await expect(toast(page)).toHaveCount(1);
    await expect(toast(page)).toContainText('Voice Command Executed');
    await expect(microphone(page)).toBeFocused();
  }
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});

test('scrolling, and light and dark, also with reduced motion', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await fakeSpeechRecognition(page);
  await open(page, HOME);
  const scrolled = () => page.evaluate(() => window.scrollY / window.innerHeight);
  await say(page, 'scroll down');
  await expect.poll(scrolled).toBeCloseTo(0.8, 1);
  await say(page, 'page down');
  await expect.poll(scrolled).toBeCloseTo(1.6, 1);
  await say(page, 'scroll up');
  await expect.poll(scrolled).toBeCloseTo(0.8, 1);
  await say(page, 'toggle theme');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await say(page, 'light mode');
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});

test('the badge lists the first five commands for 8 s, the toasts last 2, 3 and 5 s', async ({ page }) => {
  await page.clock.install();
  await fakeSpeechRecognition(page);
  await open(page, HOME);
  await expect(microphone(page)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await listen(page);
  await expect(badge(page).getByRole('listitem')).toHaveText(
    VOICE_COMMANDS.slice(0, 5).map(({ command }) => command),
  );
  await page.clock.runFor(7999);
  await expect(badge(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(badge(page)).toBeHidden();
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'true');
  await microphone(page).click();

  for (const [phrase, text, lastsMs] of [
    ['scroll down', 'Voice Command Executed', 2000],
    ['order a pizza', 'Command Not Recognized', 3000],
    ['help', VOICE_COMMANDS.map(({ command }) => command).join(', '), 5000],
  ] as const) {
    await say(page, phrase);
    await expect(toast(page)).toContainText(text);
    await page.clock.runFor(lastsMs - 100);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast(page)).toBeHidden();
  }
});

test('unknown commands are quoted', async ({ page }) => {
  await fakeSpeechRecognition(page);
  await open(page, HOME);
  await say(page, 'Order a pizza');
  await expect(toast(page)).toHaveAttribute('data-variant', 'destructive');
  await expect(toast(page)).toContainText('Command Not Recognized');
  await expect(toast(page)).toContainText(
    '"Order a pizza" is not a recognized voice command. Say "help" for available commands.',
  );
});

test('every error has its own message, in one destructive toast', async ({ page }) => {
  await fakeSpeechRecognition(page);
  await open(page, HOME);
  for (const [code, words] of [
    ['no-speech', 'No speech detected. Please try again.'],
    ['audio-capture', 'Microphone access denied or unavailable.'],
    ['not-allowed', 'Microphone permission denied.'],
    ['network', 'Voice recognition error: network'],
  ] as const) {
    await listen(page);
    await page.evaluate((error) => {
      const latest = Reflect.get(window, 'recognizers').at(-1);
      const { onerror, onend } = latest;
      onerror({ error });
      onend();
    }, code);
    await expect(toast(page)).toHaveCount(1);
    await expect(toast(page)).toContainText('Voice Command Error');
    await expect(toast(page)).toContainText(words);
    await expect(toast(page)).toHaveAttribute('data-variant', 'destructive');
    await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false');
  }
});

test('a failure to start is reported', async ({ page }) => {
  await fakeSpeechRecognition(page, { isRefused: true });
  await open(page, HOME);
  await microphone(page).click();
  await expect(toast(page)).toContainText('Voice Recognition Failed');
  await expect(toast(page)).toContainText(
    'Unable to start voice recognition. Please check your microphone permissions.',
  );
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(badge(page)).toBeHidden();
});

test('recognition that never responds times out with an explanation', async ({ page }) => {
  await page.clock.install();
  await fakeSpeechRecognition(page);
  await open(page, HOME);
  await expect(microphone(page)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await listen(page);
  await page.clock.runFor(9999);
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'true');
  await page.clock.runFor(1);
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(toast(page)).toContainText('Voice Command Error');
  await expect(toast(page)).toContainText('Voice recognition did not respond, so it was stopped.');
  expect(await withRecognizers(page, (made) => made.map(({ calls }) => calls))).toEqual([['start', 'stop']]);
});

test('with the keyboard alone', async ({ page }) => {
  await fakeSpeechRecognition(page);
  await open(page, HOME);
  await microphone(page).focus();
  await page.keyboard.press('Enter');
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Space');
  await simulateSpeech(page, 'show analytics');
  await page.waitForURL('**/analytics');
  await expect(microphone(page)).toBeFocused();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds no violations while it listens at 375 px, ${scheme}, and nothing is covered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await fakeSpeechRecognition(page);
    await open(page, HOME);
    await listen(page);
    await simulateSpeech(page, 'take me to the page with all the numbers that you have', false);
    await expect(page.locator('[data-slot=widget-dock]')).toMatchAriaSnapshot(`
      - region "Voice commands":
        - paragraph: “take me to the page with all the numbers that you have”
        - text: Voice Commands
        - list "Voice Commands":
          - listitem: go home
          - listitem: show demo
          - listitem: show analytics
          - listitem: show content
          - listitem: scroll up
        - paragraph: Say “help” for all of them.
        - paragraph: /Some browsers send the audio to their maker/
      - button "Voice commands" [pressed]
    `);
    const card = await page.locator('[data-slot=voice-card]').boundingBox();
    if (!card) throw new Error('The card is not visible.');
    expect(card.x).toBeGreaterThanOrEqual(12);
    expect(card.x + card.width).toBeLessThanOrEqual(363);
    for (const button of await page.locator('[data-slot=widget-dock]').getByRole('button').all()) {
      expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(card.y + card.height);
    }
    await expectNoAxeViolations(page);
  });
}
