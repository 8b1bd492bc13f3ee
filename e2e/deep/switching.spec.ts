import { homeCopy } from '@/lib/content/home';
import { shellCopy } from '@/lib/content/shell';
import type { Cluster, Segment } from '@/lib/personalization/persona';
import type { Page } from 'playwright/test';
import { expect, open, test } from '../support/site';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const headline = (segment: Segment, cluster: Cluster) => homeCopy.hero.copy[segment][cluster].headline;

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Marks the document, to detect a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test('each of the three selectors changes the page without a reload, keeps focus and announces it', async ({
  page,
}) => {
  await open(page, '/');
  await expect(heading(page)).toHaveText(headline('innovation-leader', 'explorer'));
  await mark(page);

  await choose(page, 'Segment', 'Developer');
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  await expect(page.getByRole('combobox', { name: 'Segment' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'developers' })).toContainText(
    'Now showing the page for developers who are looking around on a first visit.',
  );

  await choose(page, 'Behavior', 'Converter');
  await expect(heading(page)).toHaveText(headline('developer', 'converter'));
  await expect(page.getByRole('combobox', { name: 'Behavior' })).toBeFocused();

  await choose(page, 'Visitor type', 'Returning');
  await expect(page.getByText(homeCopy.hero.visitor.returning.developer)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Visitor type' })).toBeFocused();
  expect(await isMarked(page)).toBe(true);
});

test('the selectors work with the keyboard alone', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('combobox', { name: 'Segment' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Innovation leader' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Developer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  await expect(page.getByRole('combobox', { name: 'Segment' })).toBeFocused();
});

test('a visitor who closes the browser is remembered', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await open(page, '/');
  await choose(page, 'Segment', 'Sales prospect');
  await expect(heading(page)).toHaveText(headline('sales-prospect', 'explorer'));
  const storageState = await context.storageState();
  await context.close();

  const later = await browser.newContext({ baseURL, storageState, javaScriptEnabled: false });
  const laterPage = await later.newPage();
  await laterPage.goto('/');
  await expect(heading(laterPage)).toHaveText(headline('sales-prospect', 'explorer'));
  await later.close();
});

test('without the cookie, the segment stored on the server is used', async ({ page, context }) => {
  await open(page, '/');
  const saved = page.waitForResponse((response) => response.url().endsWith('/segment'));
  await choose(page, 'Segment', 'Developer');
  expect((await saved).status()).toBe(200);
  await context.clearCookies({ name: 'persona' });
  await open(page, '/');
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
});

test(
  'no page prefetched for the old persona appears after a switch',
  { tag: '@history' },
  async ({ page }) => {
    await open(page, '/');
    const link = page.getByRole('navigation').first().getByRole('link', { name: 'AI Solutions' });
    const firstWords = async () => page.locator('main').innerText();
    await link.hover();
    await page.waitForLoadState('networkidle');
    await link.click();
    await page.waitForURL('/solutions');
    await expect(heading(page)).toBeVisible();
    const before = await firstWords();
    await page.goBack();
    await expect(heading(page)).toHaveText(headline('innovation-leader', 'explorer'));
    await link.hover();
    await choose(page, 'Segment', 'Developer');
    await expect(heading(page)).toHaveText(headline('developer', 'explorer'));

    const seen = await watchMain(page);
    await link.click();
    await page.waitForURL('/solutions');
    await page.waitForLoadState('networkidle');
    expect(await firstWords()).not.toBe(before);
    expect(await seen(), 'the old page must never be visible').not.toContain(before);

    await page.goBack();
    await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
    await page.goForward();
    await page.waitForURL('/solutions');
    expect(await firstWords()).not.toBe(before);
  },
);

/** Records every text that <main> shows from now on. */
async function watchMain(page: Page) {
  await page.evaluate(() => {
    const texts = new Set<string>();
    const read = () => texts.add(document.querySelector('main')?.innerText ?? '');
    new MutationObserver(read).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(window, { readTexts: () => [...texts] });
  });
  return () => page.evaluate(() => (window as unknown as { readTexts: () => string[] }).readTexts());
}

test('a choice removes the segment from the address', async ({ page }) => {
  await open(page, '/?segment=sales-prospect&utm_source=mail');
  await expect(heading(page)).toHaveText(headline('sales-prospect', 'explorer'));
  await choose(page, 'Segment', 'Developer');
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  expect(new URL(page.url()).search).toBe('?utm_source=mail');
  await page.reload();
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
});

test('the copied link opens the same view for somebody else', async ({ page, context, browser, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  await choose(page, 'Segment', 'Developer');
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  await page.getByRole('button', { name: shellCopy.selectorBar.copyLink }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/?segment=developer&cluster=explorer&visitor=new`);
  const guest = await browser.newContext();
  const guestPage = await guest.newPage();
  await guestPage.goto(link);
  await expect(heading(guestPage)).toHaveText(headline('developer', 'explorer'));
  await guest.close();
});

test('a segment chosen while the server is down survives and is sent with the next successful call', async ({
  page,
}) => {
  await open(page, '/');
  await page.route('**/segment', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/segment'));
  await choose(page, 'Segment', 'Developer');
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  // The call can start after the page has changed.
  await lost;
  // Any successful call triggers the retry, including the page's own.
  const carried = page.waitForResponse((response) => response.url().endsWith('/segment'));
  await page.unroute('**/segment');
  await page.getByRole('switch', { name: shellCopy.settings.switches.navigationAdaptation.label }).click();
  const answer = await carried;
  expect(answer.ok()).toBe(true);
  expect(answer.request().postDataJSON()).toEqual({ segment: 'developer' });
});
test.use({ allowedConsole: /net::ERR_FAILED/ });
