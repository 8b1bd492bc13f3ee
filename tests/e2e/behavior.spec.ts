import type { Page } from 'playwright/test';
import { expect, open, test } from './site';

type Sent = { eventType: string; eventId: string; page?: string; eventData: Record<string, unknown> };

/** The events that the page has sent; the last ones leave with a beacon. */
async function watchEvents(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route('**/api/events', async (route) => {
    sent.push(...(route.request().postDataJSON() as { events: Sent[] }).events);
    await route.fulfill({ json: { accepted: 1 } });
  });
  return sent;
}

/** The widgets, and with them the tracker, come when the browser is idle. */
const openWatched = async (page: Page, path: string) => {
  await open(page, path);
  await expect(page.locator('[data-slot=widget-dock]')).toBeVisible();
};

async function answerAnalysis(page: Page, answer: (body: unknown) => object | null) {
  const asked: { userId: number; behaviors: { pageViews: number } }[] = [];
  await page.route('**/api/analyze-behavior', async (route) => {
    const body = route.request().postDataJSON();
    asked.push(body);
    const json = answer(body);
    await (json ? route.fulfill({ json }) : route.fulfill({ status: 500, body: 'broken' }));
  });
  return asked;
}

test('page views, clicks by kind and scroll depth are sent in batches, and nothing that is typed', async ({
  page,
}) => {
  const sent = await watchEvents(page);
  await page.clock.install();
  await openWatched(page, '/contact?visitor=returning');
  await page.getByRole('button', { name: 'Schedule Demo' }).click();
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

test('a navigation is tracked with its address and name, and the last events survive leaving', async ({
  page,
}) => {
  const sent = await watchEvents(page);
  await openWatched(page, '/?visitor=returning');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about/);
  await page.goto('about:blank');
  await expect
    .poll(() => sent.filter(({ eventType }) => eventType === 'navigation'))
    .toEqual([expect.objectContaining({ page: '/', eventData: { href: '/about', name: 'About' } })]);
  expect(sent.filter(({ eventType }) => eventType === 'pageview').map(({ page: path }) => path)).toEqual([
    '/',
    '/about',
  ]);
});

test('analysis runs a second after the last behavior, and what it finds waits with the words', async ({
  page,
}) => {
  await watchEvents(page);
  const asked = await answerAnalysis(page, () => ({
    cluster: 'researcher',
    confidence: 0.9,
    source: 'rules',
  }));
  await page.clock.install();
  await openWatched(page, '/?visitor=returning');
  const headline = await page.getByRole('heading', { level: 1 }).textContent();
  await page.clock.runFor(900);
  expect(asked).toHaveLength(0);
  await page.clock.runFor(200);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.behaviors).toEqual({
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

test('where the call fails the rules of this browser decide', async ({ page }) => {
  await watchEvents(page);
  await answerAnalysis(page, () => null);
  await page.clock.install();
  await openWatched(page, '/?visitor=returning');
  await page.evaluate(() => {
    for (let i = 0; i < 4; i += 1) document.querySelector('h1')?.closest('section')?.click();
    for (let i = 0; i < 4; i += 1) document.querySelector<HTMLButtonElement>('main [role=tab]')?.click();
  });
  await page.clock.runFor(1100);
  await expect(page.getByRole('combobox', { name: /Behavior/ })).toContainText('Converter');
});

test.describe('nothing is tracked and nothing analyzed', () => {
  async function visit(page: Page) {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await openWatched(page, '/?visitor=returning');
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

  test('under Global Privacy Control, whatever the setting says', async ({ page }) => {
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
