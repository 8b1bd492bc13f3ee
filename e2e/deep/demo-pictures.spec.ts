import { demoCopy } from '@/lib/content/pages/demo';
import { DEMO } from '../support/demo-page';
import { expect, open, test } from '../support/site';

const { live } = demoCopy;

test('pictures are requested 200 px ahead, not before, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/images\/demo\/\w+-\d+\./.test(pathname)) requested.push(pathname);
  });
  await open(page, DEMO);
  const first = page.locator('[data-slot=lazy-picture]').first();
  const place = async () => first.evaluate((node) => node.getBoundingClientRect().top + window.scrollY);
  const top = await place();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const scrollTo = (distance: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top - 700 - distance);
  await scrollTo(260);
  await page.waitForTimeout(300);
  expect(requested).toEqual([]);
  await scrollTo(150);
  await expect(first).toHaveAttribute('data-state', 'loaded');
  expect(requested.length).toBeGreaterThan(0);
  await expect(first).toContainText(
    /^Started 1[45]\d px before coming into view, loaded in \d+ ms \(AVIF\)\.$/,
  );
  for (const picture of await page.locator('[data-slot=lazy-picture]').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-state', 'loaded');
  }
  for (const { alt } of live.images.pictures)
    await expect(page.getByRole('img', { name: alt })).toHaveCount(1);
  expect(await place()).toBe(top);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('the blurred placeholders are inlined, each a different picture', async ({ page }) => {
  await open(page, DEMO);
  const copies = page.locator('[data-slot=lazy-picture] img[src^="data:image/webp"]');
  await expect(copies).toHaveCount(live.images.pictures.length);
  const widths = await copies.evaluateAll((images) =>
    images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
  );
  expect(Math.min(...widths)).toBeGreaterThan(0);
  const sources = await copies.evaluateAll((images) =>
    images.map((image) => image.getAttribute('src') ?? ''),
  );
  expect(new Set(sources).size).toBe(sources.length);
  expect(Math.max(...sources.map(({ length }) => length))).toBeLessThan(1024);
});

test.describe('when a picture fails to load', () => {
  test.use({ allowedConsole: /Failed to load resource/ });
  test('it says so', async ({ page }) => {
    await page.route('**/images/demo/*-*.{avif,jpg}', (route) => route.abort());
    await open(page, DEMO);
    const first = page.locator('[data-slot=lazy-picture]').first();
    await first.scrollIntoViewIfNeeded();
    await expect(first).toContainText(demoCopy.live.images.failed);
  });
});
