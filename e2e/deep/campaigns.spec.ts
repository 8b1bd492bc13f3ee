import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { CAMPAIGN_KEYS } from '@/lib/config/campaign';
import { ROUTES } from '@/lib/config/routes';
import { campaigns } from '@/lib/content/campaigns';
import { heroMessages } from '@/lib/content/hero-messages';
import { homeCopy } from '@/lib/content/home';
import { whyCopy } from '@/lib/content/why';
import { formatCampaignName } from '@/lib/personalization/campaign';
import { adUrl } from '../../scripts/content/ad-urls';
import { exportedLines, fillIn, openForm, submit, thanks } from '../support/contact-page';
import { expect, open, openWithTracker, test } from '../support/site';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const addressOf = (row: (typeof campaigns)[number]) => {
  const { pathname, search } = new URL(adUrl(row, 'http://localhost'));
  return `${pathname}${search}`;
};
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Sum of the layout shifts since the first paint. */
const readShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

for (const row of campaigns) {
  const { headline, lede } = heroMessages[row.message];

  test(`${formatCampaignName(row)}: its promise is in the HTML and stays, and nothing moves`, async ({
    page,
    request,
  }) => {
    for (const cookie of ['', 'persona=developer.explorer.returning.default.analysis.11']) {
      const response = await request.get(addressOf(row), { headers: { cookie } });
      const html = await response.text();
      expect(response.status()).toBe(200);
      expect(response.headers()).toMatchObject({
        'x-nextjs-cache': 'HIT',
        'cache-control': 'private, no-cache',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(html).toContain(`>${escape(headline)}</h1>`);
      expect(html).toContain(escape(lede));
    }
    await open(page, addressOf(row));
    await expect(title(page)).toHaveText(headline);
    await expect(page.locator('[data-slot=widget-dock]')).toBeVisible();
    await expect(title(page)).toHaveText(headline);
    expect(await readShift(page)).toBe(0);
    await expect(page.locator('[data-slot=selector-bar]')).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/\/[^/]+\/?$/);
  });
}

const [first] = campaigns;
const promise = heroMessages[first.message].headline;
const plain = homeCopy.hero.copy[first.segment][first.cluster].headline;

test(
  'the promise is still there after leaving and returning by link, history or reload',
  { tag: '@history' },
  async ({ page }) => {
    await open(page, addressOf(first));
    await page.getByRole('banner').getByRole('link', { name: 'AI Solutions' }).click();
    await page.waitForURL('/solutions');
    await page.goBack();
    await expect(title(page)).toHaveText(promise);
    await page.reload();
    await expect(title(page)).toHaveText(promise);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await page.waitForURL('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(title(page)).toHaveText(plain);
    await page.goBack();
    await page.goBack();
    await expect(title(page)).toHaveText(promise);
  },
);

test("choosing another segment on the landing page shows that segment's page, keeps focus, and removes the promise", async ({
  page,
}) => {
  await open(page, addressOf(first));
  await page.getByRole('combobox', { name: 'Segment' }).click();
  await page.getByRole('option', { name: 'Developer' }).click();
  await expect(title(page)).toHaveText(homeCopy.hero.copy.developer[first.cluster].headline);
  await expect(page.getByRole('combobox', { name: 'Segment' })).toBeFocused();
  await page.reload();
  await expect(title(page)).toHaveText(homeCopy.hero.copy.developer[first.cluster].headline);
});

test('the reason names the ad', async ({ page }) => {
  await open(page, addressOf(first));
  const why = page.locator('[data-slot=hero] details[data-why]');
  await expect(page.locator('[data-slot=widget-dock]')).toBeVisible();
  await why.locator('summary').click();
  await expect(why).toContainText(`Sales prospect (${whyCopy.origins.campaign})`);
});

test('on other pages a campaign sets only segment and behavior', async ({ request }) => {
  for (const path of Object.values(ROUTES).filter((route) => route !== ROUTES.home)) {
    const response = await request.get(`${path}?utm_campaign=${first.utm_campaign}`, {
      headers: { cookie: '' },
    });
    expect([path, response.headers()['x-variant']]).toEqual([path, `${first.segment}.${first.cluster}.new`]);
    expect(await response.text()).not.toContain(escape(promise));
  }
});

test("an address opens its campaign's page however tools have rewritten it", async ({ request }) => {
  const expected = await (await request.get(addressOf(first))).text();
  const search = addressOf(first).split('?')[1] ?? '';
  for (const written of [
    `/?utm_source=x&amp;${search.replaceAll('&', '&amp;')}`,
    `/?${search}?fbclid=1`,
    `/?${search.replace('utm_campaign', 'UTM_CAMPAIGN')}`,
    `/index.html?fbclid=1?${search}`,
  ])
    expect(await (await request.get(written)).text(), written).toBe(expected);
});

test('an unknown campaign opens the standard page, byte for byte', async ({ request }) => {
  const standard = await (await request.get('/')).text();
  for (const search of [
    'utm_campaign=nobody',
    'utm_campaign=',
    'utm_campaign=__proto__',
    'utm_content=book-a-demo',
  ]) {
    // Without the fixture's cookie, which the response would renew.
    const response = await request.get(`/?${search}`, { headers: { cookie: '' } });
    expect(await response.text()).toBe(standard);
    expect(response.headers()['set-cookie']).toBeUndefined();
  }
});

test('no text from the address appears on the page', async ({ page, request }) => {
  const marked = `${addressOf(first)}&utm_content=MARK<b>1</b>&utm_term=MARK2&gclid=MARK3&x=MARK4`;
  const plainHtml = await (await request.get(addressOf(first))).text();
  expect(await (await request.get(marked)).text()).toBe(plainHtml);
  await open(page, marked);
  await expect(page.locator('[data-slot=widget-dock]')).toBeVisible();
  expect(await page.locator('body').innerText()).not.toContain('MARK');
});

for (const path of [
  '/sales-prospect.explorer.new/landing/more-pipeline',
  '/landing/more-pipeline',
  '/landing',
  '/developer.explorer.new/landing/more-pipeline',
]) {
  test(`${path} is not a page`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test('first and last touch survive pages and reloads, and are sent with the demo request', async ({
  page,
}) => {
  const name = `Cam ${randomUUID()}`;
  const touch = (mark: string) => CAMPAIGN_KEYS.map((key) => `${key}=${key}-${mark}`).join('&');
  await open(page, `/?${touch('a')}`);
  await expect(page.locator('[data-slot=widget-dock]')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('/about');
  await page.reload();
  await open(page, `/pricing?${touch('b')}`);
  await expect(page.locator('[data-slot=widget-dock]')).toBeVisible();
  await openForm(page);
  await page.reload();
  await openForm(page);
  await fillIn(page, name);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  const values = (mark: string) => CAMPAIGN_KEYS.map((key) => `${key}-${mark}`).join(',');
  expect(exportedLines(name)).toEqual([expect.stringContaining(`,${values('b')},${values('a')}`)]);
});

test('a click on a call to action sends both touches', async ({ page }) => {
  await open(page, `${addressOf(first)}&gclid=one`);
  await expect(page.locator('[data-slot=widget-dock]')).toBeVisible();
  await openWithTracker(page, '/?visitor=returning&utm_source=mail');
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/api/events') && (request.postData() ?? '').includes('"cta"'),
  );
  await page.locator('[data-cta=hero-primary]').click();
  const { utm_source, utm_medium, utm_campaign } = first;
  expect((await sent).postDataJSON().campaign).toEqual({
    first: { utm_source, utm_medium, utm_campaign, gclid: 'one' },
    last: { utm_source: 'mail' },
  });
});

test.describe('a person', () => {
  test.use({ userAgent: BROWSER });

  test('is counted once per landing, and the report lists known and unknown campaigns', async ({ page }) => {
    const unknown = `unknown-${randomUUID()}`;
    const report = () => {
      const env = { ...process.env, DATABASE_URL: 'file:./.cache/browser-tests.db' };
      return execFileSync(process.execPath, ['scripts/campaigns-report.mjs'], { env }).toString();
    };
    for (const address of [`/?utm_campaign=${unknown}`, addressOf(first)]) {
      const counted = page.waitForResponse((response) => response.url().endsWith('/api/campaign-visits'));
      await open(page, address);
      expect((await counted).status()).toBe(200);
    }
    await page.reload();
    await expect(page.locator('[data-slot=widget-dock]')).toBeVisible();
    expect(report()).toMatch(new RegExp(` 1  \\S+  \\S+  ${unknown}\n`));
    expect(report()).toMatch(new RegExp(`[1-9]\\d*  \\S+  \\S+  ${first.utm_campaign} `));
  });

  test("a visitor with GPC gets the ad's page; nothing is stored, counted or sent", async ({
    page,
    context,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/campaign-visits|\/api\/events/.test(request.url())) calls.push(request.url());
    });
    await context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await open(page, `${addressOf(first)}&gclid=1`);
    await expect(page.locator('[data-slot=widget-dock]')).toBeVisible();
    await expect(title(page)).toHaveText(promise);
    await page.locator('[data-cta=hero-primary]').click();
    await page.waitForURL('/pricing#trial');
    expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).not.toHaveProperty(
      'campaign',
    );
    expect(calls).toEqual([]);
  });
});
