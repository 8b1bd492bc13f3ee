import type { Page } from 'playwright/test';
import { accessibilityCopy } from '@/lib/content/accessibility';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { button, card, openCard, readStored, reset, root, slider, store, toggle } from '../support/accessibility-card';
import { expect, open, test } from '../support/site';

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('a small button at the bottom left opens the card; each way to close it returns focus', async ({
  page,
}) => {
  await openCard(page);
  await expect(card(page)).toMatchAriaSnapshot(`
    - dialog "Accessibility":
      - heading "Accessibility" [level=2]
      - button "Close"
      - paragraph: Changes apply right away, on every page. They are saved in this browser only.
      - text: Text size
      - slider "Text size": "16"
      - list:
        - listitem:
          - text: Larger text
          - paragraph: /20 px/
          - switch "Larger text"
        - listitem:
          - text: High contrast
          - paragraph
          - switch "High contrast"
        - listitem:
          - text: Reduced motion
          - paragraph: /Follows your device/
          - switch "Reduced motion"
        - listitem:
          - text: Focus indicators
          - paragraph
          - switch "Focus indicators" [checked]
        - listitem:
          - text: Keyboard navigation
          - paragraph: /Tab, Enter and Escape/
          - switch "Keyboard navigation" [checked]
          - list "Shortcuts":
            - listitem: Open or close these settings Alt + Shift + P
            - listitem: Go to the main content Alt + Shift + M
        - listitem:
          - text: Screen-reader mode
          - paragraph
          - switch "Screen-reader mode"
      - button "Reset to Defaults"
      - link "All settings":
        - /url: /settings#accessibility
  `);
  const box = await button(page).boundingBox();
  expect(box?.x).toBeLessThan(40);
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await card(page).getByRole('button', { name: 'Close' }).click();
  await expect(button(page)).toBeFocused();
  await button(page).click();
  await button(page).click();
  await expect(card(page)).toBeHidden();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
});

test('with the keyboard alone: the slider goes from 12 to 24 px by 1, larger text is 20 px, Reset reverts it', async ({
  page,
}) => {
  await open(page, '/about?visitor=returning');
  await expect(button(page)).toBeVisible();
  await page.keyboard.press('Alt+Shift+P');
  await expect(card(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(slider(page)).toBeFocused();
  for (const [key, size] of [
    ['ArrowRight', '17px'],
    ['End', '24px'],
    ['ArrowRight', '24px'],
    ['Home', '12px'],
    ['ArrowLeft', '12px'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await styleOf(page, 'html', 'font-size')).toBe(size);
  }
  expect(await readStored(page)).toMatchObject({ fontSize: 12 });
  await page.keyboard.press('Tab');
  await expect(toggle(page, 'Larger text')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(slider(page)).toHaveValue('20');
  expect(await styleOf(page, 'html', 'font-size')).toBe('20px');
  expect(await readStored(page)).toMatchObject({ fontSize: 20 });
  while (!(await reset(page).evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(toggle(page, 'Larger text')).not.toBeChecked();
  expect(await styleOf(page, 'html', 'font-size')).toBe('16px');
  expect(await readStored(page)).toBeNull();
  await expect(page.locator('[data-slot=live-region]')).toHaveText(/back to their defaults/);
});

test('high contrast, focus indicators and reduced motion change the page at once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openCard(page);
  await toggle(page, accessibilityCopy.switches.highContrast.label).click();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  await toggle(page, accessibilityCopy.switches.focusIndicators.label).press('Space');
  await expect(toggle(page, accessibilityCopy.switches.focusIndicators.label)).toHaveCSS(
    'outline-width',
    '2px',
  );
  await expect(toggle(page, accessibilityCopy.switches.focusIndicators.label)).toHaveCSS(
    'outline-style',
    'solid',
  );
  await toggle(page, accessibilityCopy.switches.focusIndicators.label).press('Space');
  await expect(toggle(page, accessibilityCopy.switches.focusIndicators.label)).toHaveCSS(
    'outline-width',
    '3px',
  );
  await expect(reset(page)).toHaveCSS('transition-duration', '0.2s');
  await toggle(page, accessibilityCopy.switches.reducedMotion.label).click();
  await expect(reset(page)).toHaveCSS('transition-duration', '0s');
  expect(await readStored(page)).toEqual({
    fontSize: 16,
    highContrast: true,
    reducedMotion: true,
    screenReaderMode: false,
    focusIndicators: true,
    keyboardNavigation: true,
  });
});

test('motion follows the system live until the visitor chooses', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCard(page);
  const motion = toggle(page, accessibilityCopy.switches.reducedMotion.label);
  await expect(motion).toBeChecked();
  await expect(reset(page)).toHaveCSS('transition-duration', '0s');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(motion).not.toBeChecked();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await motion.click();
  await expect(motion).not.toBeChecked();
  await expect(reset(page)).toHaveCSS('transition-duration', '0.2s');
  await page.reload();
  expect(await styleOf(page, '[data-slot=button]', 'transition-duration')).toBe('0.2s');
  await button(page).click();
  await expect(motion).not.toBeChecked();
  await reset(page).click();
  await expect(motion).toBeChecked();
});

test('keyboard navigation off disables the shortcuts but not Tab; typing is unaffected', async ({ page }) => {
  await openCard(page, '/content-hub?visitor=returning');
  await page.keyboard.press('Alt+Shift+M');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Alt+Shift+P');
  await expect(card(page)).toBeHidden();
  await page.getByRole('searchbox').first().focus();
  await page.keyboard.press('Alt+Shift+P');
  await expect(card(page)).toBeHidden();
  await button(page).click();
  await toggle(page, accessibilityCopy.switches.keyboardNavigation.label).click();
  await expect(card(page).getByRole('list', { name: 'Shortcuts' })).toBeHidden();
  await page.keyboard.press('Alt+Shift+M');
  await page.keyboard.press('Alt+Shift+P');
  await expect(toggle(page, accessibilityCopy.switches.keyboardNavigation.label)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toggle(page, accessibilityCopy.switches.screenReaderMode.label)).toBeFocused();
});

test('screen-reader mode: typed text appears at once, and each page lists its sections', async ({ page }) => {
  await store(page, '{"screenReaderMode":true}');
  await page.clock.install();
  await open(page, '/?visitor=new');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await expect(button(page)).toBeVisible();
  const typed = page.locator('[data-slot=guide-bubble-text]').first();
  await page
    .getByRole('region', { name: onboardingWelcome.label })
    .getByRole('button', { name: 'Next' })
    .click();
  const whole = await typed.locator('xpath=preceding-sibling::span').textContent();
  await expect(typed).toHaveText(whole ?? '');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('/about');
  await page.clock.runFor(100);
  await expect(page.locator('[data-slot=live-region]')).toHaveText(/^On this page: .+, .+\.$/);
});

test('the settings page has the same controls, and other tabs update', async ({ page, context }) => {
  await openCard(page);
  const other = await context.newPage();
  await open(other, '/settings?visitor=returning');
  const section = other.getByRole('region', { name: 'Accessibility' });
  await section.getByRole('switch', { name: 'Larger text' }).click();
  await expect(slider(page)).toHaveValue('20');
  await expect(root(page)).toHaveCSS('font-size', '20px');
  await toggle(page, accessibilityCopy.switches.highContrast.label).click();
  await expect(
    section.getByRole('switch', { name: accessibilityCopy.switches.highContrast.label }),
  ).toBeChecked();
  await section.getByRole('button', { name: 'Reset to Defaults' }).click();
  await expect(toggle(page, accessibilityCopy.switches.highContrast.label)).not.toBeChecked();
  await card(page).getByRole('link', { name: 'All settings' }).click();
  await page.waitForURL('/settings#accessibility');
  await expect(card(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Accessibility', exact: true })).toBeInViewport();
});
