import { demoViewCopy } from '@/lib/content/demo-view';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { bar, blur, command, openDemo, panel, reasons, who } from '../support/demo-bar';
import { expect, test } from '../support/site';

const { controls, share } = demoViewCopy;

test.use({ reducedMotion: 'reduce' });

test('keys are ignored while typing, and while the shortcuts are off', async ({ page }) => {
  await openDemo(page, '/content-hub?demo=1');
  await page.getByRole('searchbox').fill('');
  await page.keyboard.type('next');
  await expect(page.getByRole('searchbox')).toHaveValue('next');
  await expect(who(page)).toHaveText('Innovation leader · Explorer · New');
  await blur(page);
  await page.keyboard.press('Control+n');
  await page.keyboard.press('Shift+N');
  await expect(who(page)).toHaveText('Innovation leader · Explorer · New');
  await page.keyboard.press('n');
  await expect(who(page)).toHaveText('Innovation leader · Explorer · Returning');
  await page.evaluate(() => {
    localStorage.setItem('accessibility-settings', '{"keyboardNavigation":false}');
  });
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('v');
  await expect(who(page)).toHaveText('Innovation leader · Explorer · Returning');
  await expect(panel(page, controls.heading)).toBeHidden();
});

test('panels return focus, when closed with Escape, their key or their button', async ({ page }) => {
  await openDemo(page);
  await command(page, controls.open).click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(panel(page, controls.heading)).toBeHidden();
  await expect(command(page, controls.open)).toBeFocused();
  await page.keyboard.press('s');
  await expect(panel(page, share.heading)).toBeVisible();
  await panel(page, share.heading).getByRole('button', { name: 'Close' }).click();
  await expect(command(page, controls.open)).toBeFocused();
});

for (const [width, height, scheme] of [
  [375, 740, 'light'],
  [375, 740, 'dark'],
  [768, 1000, 'light'],
  [1440, 900, 'dark'],
] as const) {
  test(`at ${width} px, ${scheme}: nothing is covered, and axe finds no violations`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme });
    await openDemo(page);
    const box = await bar(page).boundingBox();
    expect(box?.height ?? 0).toBeLessThan(120);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoAxeViolations(page, 'closed');
    for (const button of await bar(page).getByRole('button').all()) {
      const size = await button.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const top = box?.y ?? 0;
    const end = await page.getByText('invented and are labeled').boundingBox();
    expect((end?.y ?? 1e9) + (end?.height ?? 0)).toBeLessThan(top);
    for (const widget of await page
      .locator('[data-slot=widget-dock] button')
      .filter({ visible: true })
      .all()) {
      const place = await widget.boundingBox();
      // On a phone it is above the bar, otherwise inside it.
      const limit = width < 768 ? top : height;
      expect((place?.y ?? 1e9) + (place?.height ?? 0)).toBeLessThanOrEqual(limit);
    }
    await page.keyboard.press('v');
    await expect(panel(page, controls.heading)).toBeVisible();
    await expectNoAxeViolations(page, 'controls');
    await page.keyboard.press('s');
    await expect(panel(page, share.heading).getByLabel('Link to this view')).not.toHaveValue('');
    await expectNoAxeViolations(page, 'share');
    await page.keyboard.press('Escape');
    await blur(page);
    await page.keyboard.press('e');
    await expect(reasons(page).first()).toBeVisible();
    await expectNoAxeViolations(page, 'explain');
  });
}
