import { accessibilityCopy } from '@/lib/content/accessibility';
import {
  button,
  card,
  openCard,
  readStored,
  reset,
  root,
  slider,
  toggle,
} from '../support/pages/accessibility-card';
import { emptyScripts, recordAnnouncements } from '../support/browser/watch-page';
import { expect, open, test } from '../support/site/site';

const { highContrast, reducedMotion, focusIndicators, screenReaderMode } = accessibilityCopy.switches;

test('with the keyboard alone: the card opens, text goes from 12 to 24 px, Larger text is 20 px, Reset restores 16 px, Escape returns focus', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  await open(page, '/about?visitor=returning');
  await expect(button(page)).toBeVisible();
  expect((await button(page).boundingBox())?.x).toBeLessThan(40);
  await page.keyboard.press('Alt+Shift+P');
  await expect(card(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(slider(page)).toBeFocused();
  await expect(slider(page)).toHaveValue('16');
  for (const [key, size] of [
    ['ArrowRight', '17px'],
    ['End', '24px'],
    ['ArrowRight', '24px'],
    ['Home', '12px'],
    ['ArrowLeft', '12px'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(root(page)).toHaveCSS('font-size', size);
  }
  expect(await readStored(page)).toMatchObject({ fontSize: 12 });
  await page.keyboard.press('Tab');
  await expect(toggle(page, 'Larger text')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(slider(page)).toHaveValue('20');
  await expect(root(page)).toHaveCSS('font-size', '20px');
  await reset(page).press('Enter');
  await expect(toggle(page, 'Larger text')).not.toBeChecked();
  await expect(root(page)).toHaveCSS('font-size', '16px');
  expect(await readStored(page)).toBeNull();
  await expect.poll(announcements).toContain(accessibilityCopy.resetDone);

  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('each switch changes the page at once, and the next page before its scripts; motion follows the system until it is chosen', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openCard(page);
  const motion = toggle(page, reducedMotion.label);
  await expect(motion).toBeChecked();
  await expect(reset(page)).toHaveCSS('transition-duration', '0s');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await expect(motion).not.toBeChecked();
  await expect(reset(page)).toHaveCSS('transition-duration', '0.2s');
  await motion.click();
  await expect(reset(page)).toHaveCSS('transition-duration', '0s');

  await toggle(page, highContrast.label).click();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  const indicators = toggle(page, focusIndicators.label);
  await indicators.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(indicators).toHaveCSS('outline-width', '3px');
  await page.keyboard.press('Space');
  await expect(indicators).toHaveCSS('outline-width', '2px');
  await expect(indicators).toHaveCSS('outline-style', 'solid');
  await toggle(page, screenReaderMode.label).click();
  await toggle(page, 'Larger text').click();
  expect(await readStored(page)).toEqual({
    fontSize: 20,
    highContrast: true,
    reducedMotion: true,
    screenReaderMode: true,
    focusIndicators: false,
    keyboardNavigation: true,
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect.poll(announcements).toContainEqual(expect.stringMatching(/^On this page: .+, .+\.$/));

  await emptyScripts(page);
  await page.goto('/about');
  for (const [name, value] of [
    ['contrast', 'high'],
    ['motion', 'reduced'],
    ['focus', 'plain'],
    ['screen-reader', 'on'],
    ['font-size', '20'],
  ] as const)
    await expect(root(page)).toHaveAttribute(`data-${name}`, value);
});
