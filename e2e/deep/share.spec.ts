import { demoViewCopy } from '@/lib/content/demo-view';
import { bar, openDemo, panel } from '../support/demo-bar';
import { expect, test } from '../support/site';

const { share } = demoViewCopy;

test.use({ reducedMotion: 'reduce' });

test('the share panel works with the keyboard alone on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openDemo(page);
  await page.keyboard.press('s');
  await expect(panel(page, share.heading).getByRole('status')).toContainText(share.until);
  // Tab passes Close and reaches the company.
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('Acme');
  await expect(bar(page)).toContainText('Prepared for Acme');
  await page.keyboard.press('Escape');
  await expect(panel(page, share.heading)).toBeHidden();
});

test.describe('without a network', () => {
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('a link that could not be created is created on retry', async ({ page }) => {
    await openDemo(page);
    const form = panel(page, share.heading);
    await page.context().setOffline(true);
    await page.keyboard.press('s');
    await expect(form.getByRole('status')).toHaveText(share.failed);
    await page.context().setOffline(false);
    await form.getByRole('button', { name: share.retry }).click();
    await expect(form.getByRole('status')).toContainText(share.until);
    await expect(form.getByLabel(share.link, { exact: true })).toBeFocused();
  });
});
