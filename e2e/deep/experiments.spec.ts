import type { Browser, BrowserContextOptions, Page } from 'playwright/test';
import { PAGE_CACHE } from '@/lib/config/service-worker';
import { homeCopy } from '@/lib/content/home';
import { describeFlicker, watchVisit } from '../../scripts/pages/flicker.mjs';
import { startSite, type Site } from '../support/start-site';
import { testExposureCrashes } from '../support/exposure-crashes';
import { testExposures } from '../support/exposures';
import { expect, hydrated, test } from '../support/site';

const PORT = 4390;
/** Raise this to find a rare frame; 20 visits per arm take a few minutes. */
const VISITS = Number(process.env.FLICKER_VISITS ?? 1);

const DEVELOPER = 'developer.researcher.returning';
const HEADLINES: Readonly<Record<string, string>> = {
  '02a': homeCopy.hero.copy.developer.researcher.headline,
  '02b': 'One API call adapts your page',
  '02c': 'Your page, in one call',
};
const persona = (segmentSource: string, clusterSource: string) => ({
  name: 'persona',
  value: `${DEVELOPER}.${segmentSource}.${clusterSource}.11`,
});

test.describe.configure({ mode: 'serial' });
test.setTimeout(240_000);

let site: Site;
let silent: Site;
test.beforeAll(async () => {
  site = await startSite({ port: PORT, env: { EXPERIMENTS: 'on' } });
  silent = await startSite({ port: PORT + 1 });
});
test.afterAll(async () => {
  await site.stop();
  await silent.stop();
});

type Cookie = { name: string; value: string };

async function openAs(browser: Browser, cookies: readonly Cookie[], options?: BrowserContextOptions) {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, ...options });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })));
  return { context, page: await context.newPage() };
}

const readArm = (page: Page) => page.locator('[data-test]').getAttribute('data-test');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the first response sets the cookie and shows its arm, and later pages keep it', async ({ browser }) => {
  const seen = new Set<string>();
  for (let visit = 0; visit < 60 && seen.size < 3; visit += 1) {
    const { context, page } = await openAs(browser, [persona('chosen', 'chosen')]);
    const response = await page.goto(site.url);
    const [, drawn = ''] = /experiments=01[ab]\.(02[abc]); Path=\/; Max-Age=\d+; SameSite=Lax$/m.exec(
      (await response?.allHeaders())?.['set-cookie'] ?? '',
    ) ?? [''];
    expect(await readArm(page)).toBe(drawn);
    await expect(heading(page)).toHaveText(HEADLINES[drawn] ?? '');
    if (!seen.has(drawn)) {
      seen.add(drawn);
      expect((await (await page.reload())?.allHeaders())?.['set-cookie'] ?? '').not.toContain('experiments=');
      expect(await readArm(page)).toBe(drawn);
      // Waits for hydration, so that the link navigates on the client.
      await hydrated(page);
      await page.evaluate(() => (document.documentElement.dataset.same = ''));
      await page.locator('a[href="/about"]').first().click();
      await expect(page).toHaveURL(/\/about$/);
      await expect(page.locator('[data-test]')).toHaveCount(0);
      await page.locator('a[href="/"]').first().click();
      await expect(heading(page)).toHaveText(HEADLINES[drawn] ?? '');
      expect(await readArm(page)).toBe(drawn);
      await expect(page.locator('html')).toHaveAttribute('data-same', '');
    }
    await context.close();
  }
  expect([...seen].sort()).toEqual(['02a', '02b', '02c']);
});

for (const arm of Object.keys(HEADLINES)) {
  for (let visit = 1; visit <= VISITS; visit += 1) {
    test(`${arm}: on a slow phone no frame shows different copy than the HTML, and nothing moves (${visit})`, async ({
      browser,
    }) => {
      const { context } = await openAs(browser, [{ name: 'experiments', value: `01b.${arm}` }], {
        viewport: { width: 412, height: 823 },
      });
      const slug = arm === '02a' ? DEVELOPER : `${DEVELOPER}.${arm}`;
      const watched = await watchVisit(context, `${site.url}/`, {
        slug,
        cookie: persona('chosen', 'chosen'),
      });
      expect(watched.frames).toBeGreaterThan(0);
      expect(describeFlicker(watched)).toBeNull();
      await context.close();
    });
  }
}

test('no cookie and the ordinary page: after a refusal, with Global Privacy Control, for scripts, with EXPERIMENTS=off', async ({
  browser,
  request,
}) => {
  const known = persona('chosen', 'chosen');
  for (const [url, cookies, options] of [
    [site.url, [{ name: 'consent', value: 'no' }], {}],
    [site.url, [known], { extraHTTPHeaders: { 'sec-gpc': '1' } }],
    [silent.url, [known], {}],
  ] as const) {
    const { context, page } = await openAs(browser, cookies, options);
    await page.goto(url);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('experiments');
    expect(await page.locator('[data-test="02b"], [data-test="02c"]').count()).toBe(0);
    await context.close();
  }
  const asked = await request.get(site.url, { headers: { cookie: `persona=${known.value}` } });
  expect(asked.headers()['x-variant']).toBe(DEVELOPER);
  expect(asked.headers()['set-cookie'] ?? '').not.toContain('experiments=');
  expect((await request.get(`${site.url}/arms/02b/${DEVELOPER}`)).status()).toBe(404);
});

test('the holdout sees the standard page, except for explicit choices', async ({ browser }) => {
  for (const [cookie, headline] of [
    [persona('campaign', 'analysis'), homeCopy.hero.copy['innovation-leader'].explorer.headline],
    [persona('chosen', 'analysis'), homeCopy.hero.copy.developer.explorer.headline],
  ] as const) {
    const { context, page } = await openAs(browser, [cookie, { name: 'experiments', value: '01a.02a' }]);
    await page.goto(site.url);
    await expect(heading(page)).toHaveText(headline);
    await context.close();
  }
});

test('a preview shows an arm and stores nothing', async ({ browser }) => {
  const { context, page } = await openAs(browser, []);
  await page.goto(`${site.url}/?demo=1&segment=developer&arm=02b`);
  await expect(heading(page)).toHaveText(HEADLINES['02b'] ?? '');
  await page.reload();
  await expect(heading(page)).toHaveText(HEADLINES['02b'] ?? '');
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['demo-view']);
  await context.close();
});

test('without a network the service worker shows the cached arm', async ({ browser }) => {
  const cookies = [persona('chosen', 'chosen'), { name: 'experiments', value: '01b.02b' }];
  const { context, page } = await openAs(browser, cookies, { serviceWorkers: 'allow' });
  await page.goto(site.url);
  const isKept = () =>
    page.evaluate(async ([cache, key]) => Boolean(await (await caches.open(cache)).match(key)), [
      PAGE_CACHE,
      `/?variant=${DEVELOPER}.02b`,
    ] as const);
  await expect.poll(isKept).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText(HEADLINES['02b'] ?? '');
  expect(await readArm(page)).toBe('02b');
  await context.close();
});

testExposures(() => site);
testExposureCrashes();
