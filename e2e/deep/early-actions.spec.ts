import type { Page } from 'playwright/test';
import { shellCopy } from '@/lib/content/shell';
import { accessibilityCopy } from '@/lib/content/accessibility';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import { expect, hydrated, test } from '../support/site';

const html = (page: Page) => page.locator('html');
const readStored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Delays all scripts but the boot script until the returned function is called, like a slow connection. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  return async () => {
    await expect(html(page)).not.toHaveAttribute('data-hydrated');
    release();
    await hydrated(page);
  };
}

test.describe('input before the scripts arrive is handled once they have', () => {
  test('a visual theme and a color mode are applied and stored', async ({ page }) => {
    const bringScripts = await openWithoutScripts(page, '/settings');
    await page
      .getByRole('radio', { name: shellCopy.visualTheme.options['human-centered-tech'].label })
      .check();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await bringScripts();
    await expect(html(page)).toHaveAttribute('data-theme', 'human-centered-tech');
    await expect(html(page)).toHaveClass(/dark/);
    await expect(
      page.getByRole('radio', { name: shellCopy.visualTheme.options['human-centered-tech'].label }),
    ).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(await readStored(page, 'visual-theme')).toBe('human-centered-tech');
  });

  test('so is the theme that the server rendered as selected, when another was stored', async ({ page }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('visited')) localStorage.setItem('visual-theme', 'minimal-intelligence');
      sessionStorage.setItem('visited', 'yes');
    });
    const bringScripts = await openWithoutScripts(page, '/settings');
    await expect(html(page)).toHaveAttribute('data-theme', 'minimal-intelligence');
    await page
      .getByRole('radio', { name: shellCopy.visualTheme.options['futuristic-clarity'].label })
      .click();
    await bringScripts();
    await expect(html(page)).toHaveAttribute('data-theme', 'futuristic-clarity');
    await page.reload();
    await hydrated(page);
    await expect(
      page.getByRole('radio', { name: shellCopy.visualTheme.options['futuristic-clarity'].label }),
    ).toBeChecked();
  });

  test('accessibility settings apply, including a text size set by key', async ({ page }) => {
    const bringScripts = await openWithoutScripts(page, '/settings');
    const main = page.getByRole('main');
    await main.getByRole('switch', { name: accessibilityCopy.switches.highContrast.label }).check();
    await main.getByRole('slider', { name: 'Text size' }).press('ArrowRight');
    await bringScripts();
    await expect(html(page)).toHaveAttribute('data-contrast', 'high');
    await expect(html(page)).toHaveAttribute('data-font-size', '17');
    await expect(
      main.getByRole('switch', { name: accessibilityCopy.switches.highContrast.label }),
    ).toBeChecked();
    await expect(main.getByRole('slider', { name: 'Text size' })).toHaveValue('17');
  });

  test('a switch is saved with a toast, and one that was switched back saves nothing', async ({ page }) => {
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('personalization-settings'))
        saves.push(request.postData() ?? '');
    });
    const bringScripts = await openWithoutScripts(page, '/settings');
    await page
      .getByRole('switch', { name: shellCopy.settings.switches.navigationAdaptation.label })
      .uncheck();
    await page
      .getByRole('switch', { name: shellCopy.settings.switches.contentPersonalization.label })
      .uncheck();
    await page
      .getByRole('switch', { name: shellCopy.settings.switches.contentPersonalization.label })
      .check();
    await bringScripts();
    await expect(page.locator('[data-slot=toast]')).toContainText('Settings updated');
    await expect(page.getByText('2 of 3 active')).toBeVisible();
    await expect.poll(() => saves.length).toBe(1);
    expect(saves[0]).toContain('"navigationAdaptation":false');
    await expect(
      page.getByRole('switch', { name: shellCopy.settings.switches.contentPersonalization.label }),
    ).toBeChecked();
  });

  test('text in a search field is searched for, and stays in the field', async ({ page }) => {
    const bringScripts = await openWithoutScripts(page, '/content-hub');
    const search = page.getByRole('searchbox', { name: hubBrowserCopy.search.label });
    await search.pressSequentially('forecast');
    await bringScripts();
    await expect(page.locator('[data-slot=hub-count]')).toContainText(/^\d+ of \d+ articles$/);
    await expect(search).toHaveValue('forecast');
    await expect(search).toBeFocused();
    await search.pressSequentially('s');
    await expect(search).toHaveValue('forecasts');
  });

  test('a press on the menu opens it, however often it was pressed', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const bringScripts = await openWithoutScripts(page, '/');
    for (let press = 0; press < 4; press++)
      await page.getByRole('button', { name: shellCopy.menu.open }).click();
    await bringScripts();
    await expect(page.getByRole('button', { name: shellCopy.menu.close })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(page.locator('[data-slot=mobile-menu]')).toBeVisible();
  });

  test('a press on the theme menu opens it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const bringScripts = await openWithoutScripts(page, '/');
    await page.getByRole('button', { name: 'Visual theme' }).click();
    await bringScripts();
    await page.getByLabel(shellCopy.visualTheme.options['minimal-intelligence'].label).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'minimal-intelligence');
  });

  test('a pressed select opens its list', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const bringScripts = await openWithoutScripts(page, '/content-hub');
    const trigger = await page.getByRole('main').getByRole('combobox').first().elementHandle();
    await trigger?.click();
    await bringScripts();
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await trigger?.evaluate((element) => element.isConnected && element.ariaExpanded)).toBe('true');
  });
});

test('without input, a page changes nothing', async ({ page }) => {
  const bringScripts = await openWithoutScripts(page, '/settings');
  await bringScripts();
  await expect(page.locator('[data-slot=toast]')).toHaveCount(0);
  expect(await readStored(page, 'visual-theme')).toBeNull();
  expect(await page.evaluate(() => window.earlyEvents)).toBeUndefined();
});
