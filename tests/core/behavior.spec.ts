import type { Page } from 'playwright/test';
import { SCROLL_SAMPLE_MS } from '@/lib/config/timings';
import { demoRequestCopy } from '@/lib/content/pages/demo-request';
import { BROWSER } from '../support/browser/experiment-visit';
import { expect, openWithTracker, test } from '../support/site/site';

type Stored = Record<'eventType' | 'elementType' | 'page' | 'href' | 'name', string> & { depth: number };

// Visits of headless browsers are not counted.
test.use({ userAgent: BROWSER });

test('page views, clicks by kind, scroll depth and navigation reach the database, the last ones while the page is hidden; typed text never does', async ({
  page,
  request,
}) => {
  await openWithTracker(page, '/contact?visitor=returning');
  await page.getByRole('main').getByRole('button', { name: demoRequestCopy.send }).click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Geheimrat');
  await name.click();
  await page.mouse.wheel(0, 900);
  await page.waitForTimeout(SCROLL_SAMPLE_MS + 150);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Unloading would send the same beacon, but without the user agent that this test sets.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const readEvents = async (): Promise<Stored[]> => {
    const cookies = await page.context().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const response = await request.get('/api/my-data/download', { headers: { cookie } });
    return (await response.json()).rows.events;
  };
  const listOf = async (type: string) => (await readEvents()).filter(({ eventType }) => eventType === type);
  await expect.poll(async () => (await listOf('pageview')).length).toBe(2);
  expect((await listOf('pageview')).map((event) => event.page).sort()).toEqual(['/about', '/contact']);
  expect(await listOf('navigation')).toEqual([
    expect.objectContaining({ page: '/contact', href: '/about', name: 'About' }),
  ]);
  expect((await listOf('click')).map(({ elementType }) => elementType)).toEqual(
    expect.arrayContaining(['cta', 'input']),
  );
  expect(await listOf('scroll')).toContainEqual(expect.objectContaining({ depth: expect.any(Number) }));
  expect(JSON.stringify(await readEvents())).not.toContain('Geheimrat');
});

/** The driver does not see what an unloading page sends. */
const leave = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('pagehide')));

test('a visit of three pages loaded one by one, each read to its middle in ten seconds, makes at most six calls', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  await page.clock.install();
  await openWithTracker(page, '/');
  for (const path of ['/', '/industries', '/about']) {
    if (path !== '/') {
      await leave(page);
      await page.goto(path);
      await expect(page.locator('[data-slot=widget-dock]')).toBeVisible();
    }
    await page.clock.runFor(2000);
    for (let step = 0; step < 4; step += 1) {
      // Not so far that a rule finds a researcher, which would be analyzed once more.
      await page.mouse.wheel(0, 200);
      await page.clock.runFor(1500);
    }
    await page.clock.runFor(2000);
  }
  await leave(page);
  await page.goto('about:blank');
  expect(calls).toContain('POST /api/analyze-behavior');
  expect(calls).toContain('POST /api/events');
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(6);
});
