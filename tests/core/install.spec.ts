import { offlineCopy } from '@/lib/content/offline';
import { site } from '@/lib/content/site';
import {
  announced,
  card,
  inCard,
  KEY,
  openWithPausedClock,
  simulateInstallPrompt,
} from '../support/pages/install-card';
import { expect, hydrated, test } from '../support/site/site';

test(
  "the browser accepts the manifest; the card is due 5 s after the browser's event, waits for the answer to the consent notice, takes no focus, and Install shows the browser's prompt",
  { tag: '@chromium' },
  async ({ page }) => {
    await page.context().clearCookies();
    await openWithPausedClock(page);
    const session = await page.context().newCDPSession(page);
    const { url, errors } = await session.send('Page.getAppManifest');
    expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
    const notice = page.locator('[data-slot="consent-notice"]');
    await expect(notice).toBeVisible();
    await page.clock.runFor(30_000);
    await page.evaluate(simulateInstallPrompt);
    await page.clock.runFor(4999);
    await expect(page.locator('[data-slot="install-card"]')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.locator('[data-slot="install-card"]')).toBeAttached();
    await expect(card(page)).toBeHidden();
    expect(await announced(page)).not.toMatch(/You can install this site/);
    await notice.getByRole('button').first().click();
    await expect(card(page)).toBeVisible();
    await expect(card(page).locator(':focus')).toHaveCount(0);
    await expect.poll(() => announced(page)).toMatch(/You can install this site/);
    await expect(card(page)).toMatchAriaSnapshot(`
    - region "Keep ${site.name} handy":
      - heading "Keep ${site.name} handy" [level=2]
      - paragraph: /Install it to open it in its own window/
      - button "Close"
      - button "Install"
      - button "Maybe later"
  `);
    await inCard(page, 'Install').click();
    await expect(card(page)).toBeHidden();
    expect(await page.evaluate(() => window.prompts)).toBe(1);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  },
);

test.describe('without a connection', () => {
  test.use({
    serviceWorkers: 'allow',
    allowedConsole: /net::ERR_INTERNET_DISCONNECTED|status of 503/,
    reducedMotion: 'reduce',
  });

  test('without a connection every page is the offline page, and nothing is stored for it', async ({
    page,
    context,
  }) => {
    await page.goto('/about');
    await hydrated(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);

    await context.setOffline(true);
    await page.goto('/pricing?plan=team');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineCopy.heading);
    await expect(page.getByRole('link')).toHaveText([offlineCopy.tryAgain]);

    await context.setOffline(false);
    await page.getByRole('link', { name: offlineCopy.tryAgain }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing & Plans');
    expect(new URL(page.url()).search).toBe('?plan=team');
  });
});
