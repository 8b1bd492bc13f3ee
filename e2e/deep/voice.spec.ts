import { fakeSpeechRecognition, simulateSpeech } from '../support/fake-speech';
import { expect, open, test } from '../support/site';
import { listen, microphone, voiceCard } from '../support/voice-page';

test('by keyboard at 375 px, the card with a long transcript covers no button', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fakeSpeechRecognition(page);
  await open(page, '/?segment=developer&visitor=returning');
  await listen(page);
  await page.keyboard.press('Space');
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await simulateSpeech(page, 'take me to the page with all the numbers that you have', false);
  await expect(voiceCard(page).getByRole('listitem')).toHaveCount(5);
  const card = await voiceCard(page).boundingBox();
  if (!card) throw new Error('The card is not visible.');
  expect(card.x).toBeGreaterThanOrEqual(12);
  expect(card.x + card.width).toBeLessThanOrEqual(363);
  for (const button of await page.locator('[data-slot=widget-dock]').getByRole('button').all()) {
    expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(card.y + card.height);
  }
  await simulateSpeech(page, 'show analytics');
  await page.waitForURL('**/analytics');
  await expect(microphone(page)).toBeFocused();
});
