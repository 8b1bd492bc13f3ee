import type { Page } from 'playwright/test';
import { PAGE_CACHE, SERVICE_WORKER_PATH } from '@/lib/config/service-worker';
import { offlineCopy } from '@/lib/content/offline';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { expect, hydrated, open, personaCookie, test } from '../support/site';

const DEVELOPER = 'developer.researcher.returning';
const LEADER = 'innovation-leader.explorer.returning';

test.use({
  serviceWorkers: 'allow',
  // Logged by the browser without a network, and for the 404 page.
  allowedConsole: /ERR_INTERNET_DISCONNECTED|status of (?:503|404)/,
});

const notice = (page: Page) => page.getByRole('region', { name: 'Connection' });
const noCopy = (page: Page) => page.getByRole('heading', { level: 1, name: offlineCopy.page.heading });
const keptFor = (page: Page, path: string, variant: string) =>
  expect
    .poll(() =>
      page.evaluate(async ([cache, key]) => Boolean(await (await caches.open(cache)).match(key)), [
        PAGE_CACHE,
        `${path}?variant=${variant}`,
      ] as const),
    )
    .toBe(true);

async function visit(page: Page, path: string, variant: string) {
  await open(page, path);
  await keptFor(page, path, variant);
}

async function startAs(page: Page, variant: string) {
  await page.context().addCookies([personaCookie(`${variant}.chosen.11`)]);
}

test('a visited page opens without a network, works, and says that it is a copy', async ({
  page,
  context,
}) => {
  await startAs(page, DEVELOPER);
  await visit(page, '/features', DEVELOPER);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.reload();
  // Without an event after a navigation, Chromium 150 reports `navigator.onLine` as true again.
  await context.setOffline(false);
  await context.setOffline(true);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(notice(page)).toContainText(
    /^You are offline. This is the page as it was on \w{3} \d+, \d{4}, \d+:\d\d\s[AP]M\./,
  );
  await page.getByRole('tab', { name: 'Documentation' }).first().click();
  await expect(page.getByRole('tab', { name: 'Documentation' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await context.setOffline(false);
  await expect(notice(page)).toContainText('You are online again. This is the page as it was on');
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await hydrated(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-saved-at');
  await expect(notice(page)).toBeHidden();
});

test('pages reached by links are cached too; for others, the offline page lists the cached ones', async ({
  page,
  context,
}) => {
  await startAs(page, LEADER);
  await visit(page, '/', LEADER);
  await page.getByRole('banner').getByRole('link', { name: 'Industries' }).click();
  await expect(page).toHaveURL('/industries');
  await keptFor(page, '/industries', LEADER);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(noCopy(page)).toBeVisible();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "This page needs a connection" [level=1]
      - paragraph: You are offline, or the site is not responding. This page has not been saved for your current view.
      - paragraph:
        - link "Try again"
      - heading "What you can open now" [level=2]
      - paragraph: "These pages from your visits are saved in this browser:"
      - list:
        - listitem:
          - link /Industries/
          - text: /as it was on/
        - listitem:
          - link /Attune/
          - text: /as it was on/
  `);
  await page.getByRole('link', { name: /Industries/ }).click();
  await hydrated(page);
  await expect(notice(page)).toContainText('This is the page as it was on');
  await page.goto('/about');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await hydrated(page);
  await expect(noCopy(page)).toBeHidden();
});

test('a copy is shown only to the persona that it was rendered for', async ({ page, context }) => {
  await startAs(page, LEADER);
  await visit(page, '/', LEADER);
  const headline = await page.getByRole('heading', { level: 1 }).innerText();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await startAs(page, DEVELOPER);
  await page.goto('/');
  await expect(noCopy(page)).toBeVisible();
  await expect(page.getByText(headline)).toBeHidden();
  await expect(page.getByRole('main')).toContainText('No pages are saved for your current view yet.');
  await startAs(page, LEADER);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  await page.goto('/?segment=developer');
  await expect(noCopy(page)).toBeVisible();
});

test('the copy follows a choice made on the page', async ({ page, context }) => {
  await startAs(page, LEADER);
  await visit(page, '/about', LEADER);
  await context.addCookies([personaCookie('sales-prospect.explorer.returning.chosen.11')]);
  await visit(page, '/about', 'sales-prospect.explorer.returning');
  const shown = await page.getByRole('main').innerText();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  expect(await page.getByRole('main').innerText()).toBe(shown);
});

test('calls are never cached or served from a cache, and neither are 404 pages', async ({
  page,
  context,
}) => {
  await startAs(page, LEADER);
  await visit(page, '/', LEADER);
  await page.evaluate(() => fetch('/api/user/7'));
  await page.goto('/nowhere');
  await page.goto('/api/health');
  await page.goto('/');
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.some((path) => path.startsWith('/_next/static/') && path.endsWith('.css'))).toBe(true);
  expect(kept.filter((path) => path.startsWith('/api/') || path === '/nowhere')).toEqual([]);
  await context.setOffline(true);
  expect(
    await page.evaluate(() =>
      fetch('/api/user/7').then(
        ({ ok }) => ok,
        () => 'no answer',
      ),
    ),
  ).toBe('no answer');
});

test('losing the connection is reported, can be dismissed, and ends with reconnection', async ({
  page,
  context,
}) => {
  await startAs(page, LEADER);
  await visit(page, '/about', LEADER);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(notice(page)).toContainText('You are offline. You can still read this page');
  await expect(page.locator('[data-slot="live-region"]')).toHaveText(/You are offline/);
  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
  await expect(page.locator('[data-slot="live-region"]')).toHaveText(offlineCopy.notice.online);
  await context.setOffline(true);
  await notice(page).getByRole('button', { name: offlineCopy.notice.hide }).press('Enter');
  await expect(notice(page)).toBeHidden();
});

test('the copies are listed under Your data, and deleting removes them', async ({ page }) => {
  await startAs(page, LEADER);
  await visit(page, '/pricing', LEADER);
  await visit(page, '/settings', LEADER);
  await page.getByRole('button', { name: myDataCopy.show }).click();
  const rows = page.getByRole('row').filter({ hasText: myDataCopy.browser.kinds.copy });
  await expect(rows.filter({ hasText: '/pricing' })).toHaveCount(1);
  await page.getByRole('button', { name: myDataCopy.remove }).click();
  await page.getByRole('button', { name: myDataCopy.confirm.yes }).click();
  await expect(page.locator('[data-slot="deleted-data"]')).toContainText(/saved pages: \d+\./);
  expect(
    await page.evaluate(
      async (name) => (await caches.open(name)).keys().then((keys) => keys.length),
      PAGE_CACHE,
    ),
  ).toBe(0);
});

test('a new worker deletes the caches of older ones, and no others', async ({ page }) => {
  await startAs(page, LEADER);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.evaluate(async () => {
    await caches.open('adaptive-site:pages:0');
    await caches.open('somebody-else');
  });
  await keptFor(page, '/about', LEADER);
  const names = await page.evaluate(() => caches.keys());
  expect(names).toContain('somebody-else');
  expect(names).not.toContain('adaptive-site:pages:0');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds no violations on the offline page and on a copy at 375 px, ${scheme}`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 375, height: 700 });
    await startAs(page, LEADER);
    await visit(page, '/about', LEADER);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    for (const path of ['/about', '/pricing']) {
      await page.goto(path);
      await expect(path === '/about' ? notice(page) : noCopy(page)).toBeVisible();
      await expectNoAxeViolations(page, path);
    }
  });
}

test('the worker is revalidated on every visit, and can only reach the site', async ({ request }) => {
  const answer = await request.get(SERVICE_WORKER_PATH);
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  expect((await request.get('/manifest.webmanifest')).headers()['content-type']).toContain('manifest+json');
});
