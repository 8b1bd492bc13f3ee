import type { Page } from 'playwright/test';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { expect, openWithTracker, openWithWidgets, test } from '../support/site';

type Sent = { eventType: string; eventId: string; page?: string; eventData: Record<string, unknown> };

/** Collects the events that the page sends, including those sent by beacon. */
async function watchEvents(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route('**/api/events', async (route) => {
    sent.push(...(route.request().postDataJSON() as { events: Sent[] }).events);
    await route.fulfill({ json: { accepted: 1 } });
  });
  return sent;
}

async function answerAnalysis(page: Page, answer: (body: unknown) => object | null) {
  const requests: { userId: number; behaviors: { pageViews: number } }[] = [];
  await page.route('**/api/analyze-behavior', async (route) => {
    const body = route.request().postDataJSON();
    requests.push(body);
    const json = answer(body);
    await (json ? route.fulfill({ json }) : route.fulfill({ status: 500, body: 'broken' }));
  });
  return requests;
}

test('page views, clicks by kind and scroll depth are sent in batches, and typed text never is', async ({
  page,
}) => {
  const sent = await watchEvents(page);
  await page.clock.install();
  await openWithTracker(page, '/contact?visitor=returning');
  await page.getByRole('button', { name: callToActionCopy['schedule-demo'].label }).click();
  await page.getByLabel('Name', { exact: true }).fill('Geheimrat');
  await page.getByLabel('Name', { exact: true }).click();
  await page.mouse.wheel(0, 900);
  await page.clock.runFor(400);
  await page.clock.runFor(5100);
  await expect.poll(() => sent.map(({ eventType }) => eventType)).toContain('scroll');
  expect(sent.filter(({ eventType }) => eventType === 'pageview')).toEqual([
    expect.objectContaining({ page: '/contact', eventData: {} }),
  ]);
  const clicks = sent.filter(({ eventType }) => eventType === 'click').map(({ eventData }) => eventData);
  expect(clicks).toEqual(expect.arrayContaining([{ elementType: 'cta' }, { elementType: 'input' }]));
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
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    // Unloading would send the same beacon, but without the user agent that this test sets.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const readEvents = async () => {
      const response = await request.get('/api/my-data', { headers: { cookie } });
      const { events }: { events: { eventType: string; page: string; href: string; name: string }[] } =
        await response.json();
      return events;
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

test('the result of an analysis changes the selector at once and the copy on the next navigation', async ({
  page,
}) => {
  await watchEvents(page);
  const requests = await answerAnalysis(page, () => ({
    cluster: 'researcher',
    confidence: 0.9,
    source: 'rules',
  }));
  await page.clock.install();
  await openWithTracker(page, '/?visitor=returning');
  const headline = await page.getByRole('heading', { level: 1 }).textContent();
  await page.clock.runFor(1100);
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]?.behaviors).toEqual({
    totalBehaviors: 1,
    analyzedBehaviors: 1,
    pageViews: 1,
    clickTypes: {},
    scrollDepth: 0,
  });
  await expect(page.getByRole('combobox', { name: /Behavior/ })).toContainText('Researcher');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline ?? '');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about/);
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(headline ?? '');
});

test.describe('when the call fails', () => {
  test.use({ allowedConsole: /status of 500/ });

  test('the rules in the browser decide', async ({ page }) => {
    await watchEvents(page);
    await answerAnalysis(page, () => null);
    await page.clock.install();
    await openWithTracker(page, '/?visitor=returning');
    await page.evaluate(() => {
      for (let i = 0; i < 4; i += 1) document.querySelector('h1')?.closest('section')?.click();
      for (let i = 0; i < 4; i += 1) document.querySelector<HTMLButtonElement>('main [role=tab]')?.click();
    });
    await page.clock.runFor(1100);
    await expect(page.getByRole('combobox', { name: /Behavior/ })).toContainText('Converter');
  });
});

test.describe('nothing is tracked or analyzed', () => {
  async function visit(page: Page) {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await openWithWidgets(page, '/?visitor=returning');
    await page.mouse.wheel(0, 1200);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about/);
    await page.clock.runFor(8000);
    await page.goto('about:blank');
    return calls.filter((path) => ['/api/events', '/api/analyze-behavior'].includes(path));
  }

  test('with behavioral analytics off', async ({ page }) => {
    await page.route('**/api/personalization-settings/**', (route) =>
      route.fulfill({
        json: { contentPersonalization: true, navigationAdaptation: true, behavioralAnalytics: false },
      }),
    );
    await page.clock.install();
    expect(await visit(page)).toEqual([]);
  });

  test('under Global Privacy Control, whatever the setting', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
    );
    await page.route('**/api/personalization-settings/**', (route) =>
      route.fulfill({
        json: { contentPersonalization: true, navigationAdaptation: true, behavioralAnalytics: true },
      }),
    );
    await page.clock.install();
    expect(await visit(page)).toEqual([]);
  });
});
