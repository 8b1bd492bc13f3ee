import { panel } from '../support/why-panel';
import { expect, open, test } from '../support/site';

test('in the mobile menu Escape closes the reason first, then the menu', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/?visitor=returning');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.locator('[data-slot=mobile-menu]');
  const details = menu.locator('details[data-why]');
  await details.locator('summary').click();
  await expect(panel(details)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).not.toHaveAttribute('open');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});
