import { shellCopy } from '@/lib/content/shell';
import type { Page } from 'playwright/test';
import { homeCopy } from '@/lib/content/home';
import { choose, heading, headline } from '../support/pages/home-page';
import { expect, open, test } from '../support/site/site';
import { watchHead } from '../support/browser/watch-head';
import { segmentReaders } from '@/lib/content/segments';

const isSaved = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/segment') && response.ok());

/** Records what is announced from now on, because announcements are cleared. Lost when the page reloads. */
async function watchAnnouncements(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const announced: (string | null)[] = [];
    for (const region of document.querySelectorAll('[role=status]'))
      new MutationObserver(() => announced.push(region.textContent)).observe(region, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    Object.assign(window, { announced });
  });
  return () => page.evaluate(() => String(Reflect.get(window, 'announced')));
}

test('each of the three selectors changes the page without a reload, keeps the focus and announces it', async ({
  page,
}) => {
  const selector = (name: string) => page.getByRole('combobox', { name });
  await open(page, '/');
  await expect(heading(page)).toHaveText(headline('innovation-leader', 'explorer'));
  const readAnnounced = await watchAnnouncements(page);
  const readTitles = await watchHead(page);

  await selector('Segment').click();
  await expect(page.getByRole('option', { name: 'Developer' })).toBeVisible();
  await selector('Segment').click();
  await expect(page.getByRole('option')).toHaveCount(0);
  await choose(page, 'Segment', 'Developer');
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  await expect(selector('Segment')).toBeFocused();
  await expect
    .poll(readAnnounced)
    .toContain('Now showing the page for developers who are looking around on a first visit.');
  await choose(page, 'Behavior', 'Ready to decide');
  await expect(heading(page)).toHaveText(headline('developer', 'converter'));
  await expect(selector('Behavior')).toBeFocused();
  await choose(page, 'Visitor type', 'Returning');
  await expect(
    page.getByText(`${homeCopy.hero.visitor.returning} ${segmentReaders.developer}.`),
  ).toBeVisible();
  await expect(selector('Visitor type')).toBeFocused();
  expect(await readAnnounced(), 'the page was not reloaded').toContain('for developers');
  expect(await readTitles(), 'the title, icons, manifest and theme color stay').toHaveLength(1);
});

test('a choice is remembered by a cookie, and by the server when the cookie is gone', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await open(page, '/');
  const saved = isSaved(page);
  await choose(page, 'Segment', 'Sales & marketing');
  await expect(heading(page)).toHaveText(headline('sales-prospect', 'explorer'));
  await saved;
  const later = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: await context.storageState(),
    javaScriptEnabled: false,
  });
  const laterPage = await later.newPage();
  await laterPage.goto('/');
  await expect(heading(laterPage)).toHaveText(headline('sales-prospect', 'explorer'));
  await later.close();

  await context.clearCookies({ name: 'persona' });
  await open(page, '/');
  await expect(heading(page)).toHaveText(headline('sales-prospect', 'explorer'));
});

test(
  'a choice removes the segment from the address, and the copied link opens the same view elsewhere',
  { tag: '@chromium' },
  async ({ page, context, browser, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/?segment=sales-prospect&utm_source=mail');
    await expect(heading(page)).toHaveText(headline('sales-prospect', 'explorer'));
    await choose(page, 'Segment', 'Developer');
    await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
    expect(new URL(page.url()).search).toBe('?utm_source=mail');
    await page.getByRole('button', { name: shellCopy.selectorBar.more }).click();
    await page.getByRole('button', { name: 'Copy link to this view' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${baseURL}/?segment=developer&cluster=explorer&visitor=new`);
    await page.reload();
    await expect(heading(page)).toHaveText(headline('developer', 'explorer'));

    const guest = await browser.newContext();
    const guestPage = await guest.newPage();
    await guestPage.goto(link);
    await expect(heading(guestPage)).toHaveText(headline('developer', 'explorer'));
    await guest.close();
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

test(
  'no page prefetched for the old persona appears after a switch',
  { tag: '@history' },
  async ({ page }) => {
    await open(page, '/');
    const link = page.getByRole('navigation').first().getByRole('link', { name: 'AI Solutions' });
    const readMain = () => page.locator('main').innerText();
    await link.hover();
    await link.click();
    await page.waitForURL('/solutions');
    await expect(heading(page)).toBeVisible();
    const before = await readMain();
    await page.goBack();
    await expect(heading(page)).toHaveText(headline('innovation-leader', 'explorer'));
    await link.hover();
    await choose(page, 'Segment', 'Developer');
    await expect(heading(page)).toHaveText(headline('developer', 'explorer'));

    const seen = await watchMain(page);
    await link.click();
    await page.waitForURL('/solutions');
    await expect.poll(readMain).not.toBe(before);
    expect(await seen(), 'the old page must never be visible').not.toContain(before);
    await page.goBack();
    await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
    await page.goForward();
    await page.waitForURL('/solutions');
    expect(await readMain()).not.toBe(before);
  },
);
