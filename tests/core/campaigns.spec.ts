import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { CAMPAIGN_KEYS } from '@/lib/config/campaign';
import { heroMessages } from '@/lib/content/hero-messages';
import { whyCopy } from '@/lib/content/why';
import { exportedLines, fillIn, openForm, submit, thanks } from '../support/pages/contact-page';
import { heading, headline } from '../support/pages/home-page';
import { readShift } from '../support/browser/read-shift';
import { expect, open, openWithTracker, openWithWidgets, test } from '../support/site/site';
import { openDetails } from '../support/pages/why-panel';

/** For a sales prospect, an explorer. */
const AD = '/?utm_source=google&utm_medium=cpc&utm_campaign=pipeline-search';
const PROMISE = heroMessages['more-pipeline'].headline;

// Visits of headless browsers are not counted.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
});

const follow = async (page: Page, name: string, path: string) => {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await page.waitForURL(path);
};

test("an ad's page keeps its promise without moving, is counted and names the ad as its reason, until another segment is chosen", async ({
  page,
}) => {
  const counted = page.waitForResponse('**/api/campaign-visits');
  await openWithWidgets(page, AD);
  expect((await counted).status()).toBe(200);
  await expect(heading(page)).toHaveText(PROMISE);
  expect(await readShift(page)).toBe(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/\/[^/]+\/?$/);
  const why = page.locator('[data-slot=hero] details[data-why]');
  await openDetails(why);
  await expect(why).toContainText(`Sales & marketing (${whyCopy.origins.campaign})`);
  const segment = page.getByRole('combobox', { name: 'Segment' });
  await segment.click();
  await page.getByRole('option', { name: 'Developer' }).click();
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  await expect(segment).toBeFocused();
  await page.reload();
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
});

test(
  'the promise is still there after leaving and returning by link, history or reload',
  { tag: '@history' },
  async ({ page }) => {
    await open(page, AD);
    await follow(page, 'AI Solutions', '/solutions');
    await page.goBack();
    await expect(heading(page)).toHaveText(PROMISE);
    await page.reload();
    await expect(heading(page)).toHaveText(PROMISE);
    await follow(page, 'About', '/about');
    await follow(page, 'Home', '/');
    await expect(heading(page)).toHaveText(headline('sales-prospect', 'explorer'));
    await page.goBack();
    await page.goBack();
    await expect(heading(page)).toHaveText(PROMISE);
  },
);

test('first and last touch survive pages and reloads, and are sent with a call to action and a demo request', async ({
  page,
}) => {
  const name = `Cam ${randomUUID()}`;
  const values = (mark: string) => CAMPAIGN_KEYS.map((key) => `${key}-${mark}`);
  const touch = (mark: string) => Object.fromEntries(CAMPAIGN_KEYS.map((key) => [key, `${key}-${mark}`]));
  await openWithWidgets(page, `/?${new URLSearchParams(touch('a'))}`);
  await follow(page, 'About', '/about');
  await page.reload();
  await openWithTracker(page, `/?visitor=returning&${new URLSearchParams(touch('b'))}`);
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/api/events') && (request.postData() ?? '').includes('"cta"'),
  );
  await page.locator('[data-cta=hero-primary]').click();
  expect((await sent).postDataJSON().campaign).toEqual({ first: touch('a'), last: touch('b') });
  await openForm(page);
  await fillIn(page, name);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  const columns = [...values('b'), ...values('a')].join(',');
  expect(exportedLines(name)).toEqual([expect.stringContaining(`,${columns}`)]);
});

test("with Global Privacy Control an ad's page is shown, and nothing is stored, counted or sent", async ({
  page,
  context,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/campaign-visits|\/api\/events/.test(request.url())) calls.push(request.url());
  });
  await context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await openWithWidgets(page, `${AD}&gclid=1`);
  await expect(heading(page)).toHaveText(PROMISE);
  await page.locator('[data-cta=hero-primary]').click();
  await page.waitForURL('/pricing#trial');
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toHaveProperty('campaign');
  expect(calls).toEqual([]);
});
