import type { Page } from 'playwright/test';
import { EVENTS_FLUSH_MS } from '@/lib/config/timings';
import { demoRequestCopy } from '@/lib/content/pages/demo-request';
import { expect, openWithTracker, test } from '../support/site/site';

type Sent = { eventType: string; eventId: string; page?: string; eventData: Record<string, unknown> };

const banner = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

/** Collects the events that the page sends, including those sent by beacon. */
async function watchEvents(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route('**/api/events', async (route) => {
    sent.push(...(route.request().postDataJSON() as { events: Sent[] }).events);
    await route.fulfill({ json: { accepted: 1 } });
  });
  return sent;
}

test('page views, clicks by kind and scroll depth are sent in batches, and typed text never is', async ({
  page,
}) => {
  const sent = await watchEvents(page);
  await page.clock.install();
  await openWithTracker(page, '/contact?visitor=returning');
  await page.getByRole('main').getByRole('button', { name: demoRequestCopy.send }).click();
  await page.getByLabel('Name', { exact: true }).fill('Geheimrat');
  await page.getByLabel('Name', { exact: true }).click();
  await page.mouse.wheel(0, 900);
  await page.clock.runFor(400);
  await page.clock.runFor(EVENTS_FLUSH_MS + 100);
  await expect.poll(() => sent.map(({ eventType }) => eventType)).toContain('scroll');
  const dataOf = (type: string) =>
    sent.filter(({ eventType }) => eventType === type).map(({ eventData }) => eventData);
  expect(sent.filter(({ eventType }) => eventType === 'pageview')).toEqual([
    expect.objectContaining({ page: '/contact', eventData: {} }),
  ]);
  expect(dataOf('click')).toEqual(expect.arrayContaining([{ elementType: 'cta' }, { elementType: 'input' }]));
  expect(dataOf('scroll')).toContainEqual({ depth: expect.any(Number) });
  expect(JSON.stringify(sent)).not.toContain('Geheimrat');
  expect(new Set(sent.map(({ eventId }) => eventId)).size).toBe(sent.length);
});

test.describe('a visitor with a regular browser', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  });

  test('events reach the database, the last ones while the page is hidden', async ({ page, request }) => {
    await openWithTracker(page, '/?visitor=returning');
    await banner(page, 'About').click();
    await expect(page).toHaveURL(/\/about/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Unloading would send the same beacon, but without the user agent that this test sets.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const readEvents = async () => {
      const cookies = await page.context().cookies();
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const response = await request.get('/api/my-data/download', { headers: { cookie } });
      const {
        rows,
      }: { rows: { events: { eventType: string; page: string; href: string; name: string }[] } } =
        await response.json();
      return rows.events;
    };
    await expect.poll(async () => (await readEvents()).length).toBeGreaterThanOrEqual(4);
    const events = await readEvents();
    expect(events.filter(({ eventType }) => eventType === 'navigation')).toEqual([
      expect.objectContaining({ page: '/', href: '/about', name: 'About' }),
    ]);
    const views = events.filter(({ eventType }) => eventType === 'pageview').map((event) => event.page);
    expect(views.sort()).toEqual(['/', '/about']);
  });
});

/** The driver does not see what an unloading page sends. */
const leave = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('pagehide')));

for (const [way, follow] of [
  ['by links', (page: Page, name: string) => banner(page, name).click()],
  ['loaded one by one', (page: Page, name: string) => page.goto(`/${name.toLowerCase()}`)],
] as const)
  test(`a visit of three pages ${way}, each read to its middle in ten seconds, makes at most six calls`, async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
    });
    await page.clock.install();
    await openWithTracker(page, '/');
    for (const name of ['', 'Industries', 'About']) {
      if (name) {
        if (way !== 'by links') await leave(page);
        await follow(page, name);
        await expect(page).toHaveURL(`/${name.toLowerCase()}`);
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
