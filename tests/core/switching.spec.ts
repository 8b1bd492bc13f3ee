import type { Page } from 'playwright/test';
import { campaigns } from '@/lib/content/campaigns';
import { heroMessages } from '@/lib/content/hero-messages';
import { homeCopy } from '@/lib/content/home';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { segmentReaders } from '@/lib/content/segments';
import { tunerCopy } from '@/lib/content/tuner';
import {
  goBack,
  noteRestoring,
  recordAnnouncements,
  wasRestored,
  watchHead,
} from '../support/browser/watch-page';
import { choose, heading, headline } from '../support/pages/home-page';
import { expect, open, openWithTracker, test } from '../support/site/site';

const station = (page: Page, name: string) =>
  page.getByRole('main').getByRole('radio', { name, exact: true });
const caption = (page: Page) => page.locator('[data-slot=page-changes]');
const needle = (page: Page, field: string) => page.locator(`#tuner-${field} > [data-station]`);
const chosen = (page: Page, label: string) => page.getByRole('combobox', { name: label });

async function centerOf(page: Page, name: string) {
  const box = await station(page, name).locator('xpath=..').boundingBox();
  if (!box) throw new Error(`${name} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const isSaved = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/segment') && response.ok());

test('selectors and scales change the page without a reload, keep the focus, name the changes and announce them once', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  await open(page, '/');
  await expect(heading(page)).toHaveText(headline('innovation-leader', 'explorer'));
  await expect(caption(page)).toHaveText(tunerCopy.hint, { useInnerText: true });
  const readTitles = await watchHead(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await chosen(page, 'Segment').click();
  await expect(page.getByRole('option', { name: 'Developer' })).toBeVisible();
  await chosen(page, 'Segment').click();
  await expect(page.getByRole('option')).toHaveCount(0);

  const { x, y } = await centerOf(page, 'Developer');
  await page.mouse.click(x, y);
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  await expect(station(page, 'Developer')).toBeChecked();
  await expect(station(page, 'Developer')).toBeFocused();
  await expect(needle(page, 'segment')).toHaveAttribute('data-station', '1');
  await expect(chosen(page, 'Segment')).toContainText('Developer');
  await expect(caption(page)).toHaveText(/^Changed: headline, first button, .*\.$/);
  const changes = await caption(page).innerText();
  const announcement = `Now showing the page for developers who are looking around on a first visit. ${changes}`;
  await expect.poll(announcements).toEqual([announcement]);
  await expect(page.locator('[data-slot=hero] :is([aria-live], [role=status])')).toHaveCount(0);

  await station(page, 'Explorer').focus();
  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toHaveText(headline('developer', 'researcher'));
  await expect(station(page, 'Researcher')).toBeFocused();
  await choose(page, 'Behavior', 'Ready to decide');
  await expect(heading(page)).toHaveText(headline('developer', 'converter'));
  await expect(chosen(page, 'Behavior')).toBeFocused();
  await choose(page, 'Visitor type', 'Returning');
  await expect(station(page, 'Returning')).toBeChecked();
  await expect(caption(page)).toHaveText('Changed: welcome line and setup guide.');
  await expect(
    page.getByText(`${homeCopy.hero.visitor.returning} ${segmentReaders.developer}.`),
  ).toBeVisible();
  await expect(chosen(page, 'Visitor type')).toBeFocused();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(await readTitles(), 'the title, icons, manifest and theme color stay').toHaveLength(1);
});

test('a choice replaces the segment of the address, and is remembered by a cookie, and by the server when the cookie is gone', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await open(page, '/?segment=developer&utm_source=mail');
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  const saved = isSaved(page);
  await choose(page, 'Segment', 'Sales & marketing');
  await expect(heading(page)).toHaveText(headline('sales-prospect', 'explorer'));
  expect(new URL(page.url()).search).toBe('?utm_source=mail');
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

test('a drag along the scale chooses each option that it passes, while the page changes; it starts at an ad’s persona', async ({
  page,
}) => {
  const ad = campaigns.find(({ segment }) => segment === 'innovation-leader') ?? campaigns[0];
  await open(page, `/?utm_source=${ad.utm_source}&utm_campaign=${ad.utm_campaign}`);
  await expect(heading(page)).toHaveText(heroMessages[ad.message].headline);
  const [from, middle, to] = [
    await centerOf(page, 'Innovation leader'),
    await centerOf(page, 'Developer'),
    await centerOf(page, 'Sales & marketing'),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // The code of a drag loads with the press.
  await expect(async () => {
    await page.mouse.move(middle.x - 10, middle.y);
    await page.mouse.move(middle.x, middle.y);
    await expect(station(page, 'Developer')).toBeChecked({ timeout: 500 });
  }).toPass();
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(heading(page)).toHaveText(headline('sales-prospect', 'explorer'));
  await page.mouse.up();
  await page.mouse.move(middle.x, middle.y, { steps: 4 });
  await expect(station(page, 'Sales & marketing')).toBeChecked();
  await expect(station(page, 'Sales & marketing')).toBeFocused();
});

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

const goForward = (page: Page) => page.goForward({ waitUntil: 'commit' });

async function expectDeveloper(page: Page) {
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  await expect(page.getByRole('combobox', { name: 'Segment' })).toHaveText(/Developer/);
  await expect(page.locator('aside').getByRole('link', { name: 'API Docs' })).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toContain('persona=developer.explorer.returning');
}

test(
  'pages from the back/forward cache show the persona chosen on another page, and the standard page once the choice was deleted',
  { tag: '@history' },
  async ({ page }) => {
    await noteRestoring(page);
    for (const path of ['/?visitor=returning', '/about', '/?x=1']) await openWithTracker(page, path);
    const saved = page.waitForResponse('**/api/user/*/segment');
    await choose(page, 'Segment', 'Developer');
    await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
    await (await saved).finished();
    await goBack(page);
    await expect(page).toHaveURL(/\/about$/);
    await goBack(page);
    await expectDeveloper(page);
    expect(await wasRestored(page)).toBe(true);
    await goForward(page);
    await expect(page).toHaveURL(/\/about$/);
    await goForward(page);
    await expect(page).toHaveURL(/x=1$/);
    await expectDeveloper(page);

    await openWithTracker(page, '/settings');
    await page.getByRole('button', { name: myDataCopy.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: myDataCopy.confirm.yes }).click();
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('persona=');
    await goBack(page);
    await expect(heading(page)).toHaveText(headline('innovation-leader', 'explorer'));
    await expect(page.getByRole('combobox', { name: 'Segment' })).toHaveText(/Innovation/);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, reducedMotion: 'reduce' });

  test('the three selectors are one chip, and a press opens all three', async ({ page }) => {
    await open(page, '/');
    const chip = page.locator('[data-slot=selector-bar]');
    const top = await page.getByRole('main').boundingBox();
    const panel = page.getByRole('region', { name: 'Set up your view' });
    expect(top?.y).toBeLessThanOrEqual(104);
    await chip.getByRole('combobox', { name: 'Segment' }).click();
    for (const name of ['Segment', 'Visitor type', 'Behavior'])
      await expect(page.getByRole('listbox', { name })).toBeInViewport({ ratio: 1 });
    const before = await heading(page).textContent();
    await page.getByRole('option', { name: 'Developer' }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(heading(page)).not.toHaveText(before ?? '');
    await panel.getByRole('button', { name: 'Close' }).click();
    await choose(page, 'Behavior', 'Ready to decide');
    await expect(chip.getByRole('combobox', { name: 'Behavior' })).toHaveText(/Ready to decide$/);
    await page.getByRole('button', { name: 'Change these settings' }).click();
    await expect(page.getByRole('switch', { name: 'Navigation adaptation' })).toBeVisible();
  });

  test('a visitor who came by a copied link opens the setup from the menu', async ({ page }) => {
    await open(page, '/?segment=developer&cluster=researcher&visitor=new');
    const panel = page.getByRole('region', { name: 'Set up your view' });
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Set up my view' }).click();
    await expect(panel.getByText('Fit this page to you')).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });
});
