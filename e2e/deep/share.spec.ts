import { demoViewCopy } from '@/lib/content/demo-view';
import { openDemo, panel } from '../support/demo-bar';
import { expect, test } from '../support/site';

const { share } = demoViewCopy;

test.use({ reducedMotion: 'reduce' });

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
