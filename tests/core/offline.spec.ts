import { offlineCopy } from '@/lib/content/offline';
import { expect, hydrated, test } from '../support/site/site';

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
