import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { readThemeColors } from '@/lib/config/theme-colors';
import { homeCopy } from '@/lib/content/home';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { shellCopy } from '@/lib/content/shell';
import { tunerCopy } from '@/lib/content/tuner';
import { emptyScripts, recordAnnouncements, watchPatches } from '../support/browser/watch-page';
import { choose, heading } from '../support/pages/home-page';
import { expect, hydrated, open, test, toast } from '../support/site/site';
import { segmentReaders } from '@/lib/content/segments';

const { switches } = shellCopy.settings;
const { light, dark } = readThemeColors();
const toggle = (page: Page, name: keyof typeof switches) =>
  page.getByRole('switch', { name: switches[name].label });

test('three switches start on, save at once with a toast and are counted; without navigation adaptation base importance orders the sidebar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const patches = watchPatches(page);
  await open(page, '/?segment=developer&cluster=explorer&visitor=returning');
  const entries = page.getByRole('complementary').getByRole('navigation').getByRole('link');
  await expect(entries).toHaveText(['Dashboard', 'Demo', 'API Docs', 'Analytics', 'Settings']);
  await expect(page.getByText('3 of 3 active')).toBeVisible();
  const names = ['navigationAdaptation', 'behavioralAnalytics', 'contentPersonalization'] as const;
  for (const [index, name] of names.entries()) {
    await toggle(page, name).click();
    await expect(page.getByText(`${2 - index} of 3 active`)).toBeVisible();
    await expect.poll(() => patches.at(-1)).toBe(`/api/personalization-settings/{id} {"${name}":false}`);
    await expect(toast(page)).toHaveCount(1);
    await expect(toast(page)).toContainText('Settings updated');
    await expect(toast(page)).toContainText('Your personalization preferences have been saved.');
    await expect(entries).toHaveText(['Dashboard', 'API Docs', 'Demo', 'Analytics', 'Settings']);
  }
  // The page is left while the last choice is being saved.
  await page.reload();
  await expect(page.getByText('0 of 3 active')).toBeVisible();
});

test('content personalization off shows everybody’s page at once and keeps a choice for later', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  await open(page, '/?segment=developer&cluster=researcher&visitor=returning');
  const hero = page.locator('[data-slot=hero]');
  await expect(heading(page)).toHaveText(homeCopy.hero.copy.developer.researcher.headline);
  await toggle(page, 'contentPersonalization').click();
  await expect(heading(page)).toHaveText(homeCopy.hero.copy['innovation-leader'].explorer.headline);
  await expect(toggle(page, 'contentPersonalization')).toBeFocused();
  await expect.poll(announcements).toContain(shellCopy.announcement.standard);
  await expect(hero.getByText(homeCopy.hero.standard.text)).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(hero.getByText(homeCopy.hero.standard.text)).toBeVisible();
  await expect(page.locator('[data-slot=page-changes]')).toHaveText(tunerCopy.standard, {
    useInnerText: true,
  });
  await choose(page, 'Segment', 'Sales & marketing');
  await expect(toast(page)).toContainText(shellCopy.toast.choiceKept.title);
  await expect(toast(page)).toContainText(shellCopy.toast.choiceKept.description);
  await expect(heading(page)).toHaveText(homeCopy.hero.copy['innovation-leader'].explorer.headline);

  await hero.getByRole('link', { name: homeCopy.hero.standard.label }).click();
  await expect(page.getByRole('heading', { name: shellCopy.settings.heading })).toBeInViewport();
  await toggle(page, 'contentPersonalization').click();
  await expect(heading(page)).toHaveText(homeCopy.hero.copy['sales-prospect'].researcher.headline);
  await expect(
    hero.getByText(`${homeCopy.hero.visitor.returning} ${segmentReaders['sales-prospect']}.`),
  ).toBeVisible();
});

test('a theme and a color mode are applied at once, stored, and there before the next first paint; System follows the device again', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const root = page.locator('html');
  const frame = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('content')))]);
  await open(page, '/settings');
  await expect(root).toHaveAttribute('data-theme', 'futuristic-clarity');
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await expect.poll(frame).toEqual([light('background')]);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(root).toHaveClass(/dark/);
  await expect.poll(frame).toEqual([dark('background')]);
  const { label } = shellCopy.visualTheme.options['human-centered-tech'];
  await page.getByRole('radio', { name: label }).check();
  await expect(root).toHaveAttribute('data-theme', 'human-centered-tech');

  await emptyScripts(page);
  await page.goto('/about');
  await expect(root).toHaveAttribute('data-theme', 'human-centered-tech');
  await expect(root).toHaveClass(/dark/);
  await page.unrouteAll();

  await open(page, '/settings');
  const background = await root.evaluate((html) => getComputedStyle(html).getPropertyValue('--background'));
  await expect.poll(frame).toEqual([background.trim()]);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('radio', { name: 'System' }).check();
  await expect(root).not.toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveClass(/dark/);
  await page.getByRole('button', { name: shellCopy.colorMode.toLight }).first().click();
  await expect(root).toHaveCSS('color-scheme', 'light');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
});

test('a visitor’s data is counted, downloaded, and deleted in the database and in the browser after a confirmation', async ({
  page,
  context,
}) => {
  await open(page, '/settings?segment=developer');
  const { label } = shellCopy.visualTheme.options['minimal-intelligence'];
  await page.getByRole('radio', { name: label }).check();
  await toggle(page, 'behavioralAnalytics').click();
  await expect(toast(page)).toContainText('Settings updated');
  await page.getByRole('button', { name: myDataCopy.show }).click();
  const kinds = page.locator('[data-slot=stored-kinds]').getByRole('listitem');
  await expect(kinds.filter({ hasText: 'Settings (1): your three' })).toBeVisible();
  await expect(kinds.filter({ hasText: 'Cookies (3): which page' })).toBeVisible();

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: myDataCopy.download }).click();
  const download = await coming;
  const saved = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(download.suggestedFilename()).toBe(`${myDataCopy.fileName}-${saved.savedAt.slice(0, 10)}.json`);
  expect(saved.database.rows.settings).toMatchObject([{ behavioralAnalytics: false }]);
  expect(saved.browser.map(({ name }: { name: string }) => name)).toContain('userId');

  const before = await context.cookies();
  expect(before.map(({ name }) => name).sort()).toEqual(['consent', 'persona', 'visitor']);
  const remove = page.getByRole('button', { name: myDataCopy.remove });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: myDataCopy.confirm.heading });
  await expect(dialog.getByRole('button', { name: myDataCopy.confirm.no })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await remove.click();
  await dialog.getByRole('button', { name: myDataCopy.confirm.yes }).click();
  const deleted = page.locator('[data-slot=deleted-data]');
  await expect(deleted.getByRole('heading', { name: myDataCopy.deleted.heading })).toBeFocused();
  await expect(deleted).toContainText('Settings: 1');
  await expect(deleted).toContainText('Cookies: 3');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await deleted.getByRole('button', { name: myDataCopy.deleted.reload }).click();
  await expect(page.locator('[data-slot=settings-counter]')).toHaveText('3 of 3 active');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'futuristic-clarity');
});
