import { offlineCopy } from '@/lib/content/offline';
import { expect, hydrated, test } from '../support/site';

test.use({
  serviceWorkers: 'allow',
  allowedConsole: /net::ERR_INTERNET_DISCONNECTED|status of 503/,
  reducedMotion: 'reduce',
});

test('without a connection every page is the offline page, and nothing is stored for it', async ({
  page,
  context,
}) => {
  // What a worker of an earlier release left behind.
  await page.goto('/about');
  await page.evaluate(async () => {
    const cache = await caches.open('adaptive-site:pages:1');
    await cache.put('/about?variant=developer.explorer.new', new Response('old'));
  });
  await page.reload();
  await hydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);

  await context.setOffline(true);
  await page.goto('/pricing?plan=team');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineCopy.heading);
  await expect(page.getByRole('link')).toHaveText([offlineCopy.tryAgain]);

  await context.setOffline(false);
  await page.getByRole('link', { name: offlineCopy.tryAgain }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing & Plans');
  expect(new URL(page.url()).search).toBe('?plan=team');
});
