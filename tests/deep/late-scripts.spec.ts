import type { Page } from 'playwright/test';
import { expect, hydrated, test } from '../support/site/site';

test.use({ allowedConsole: /^Failed to load resource/ });

const BUILT = '**/_next/static/**/*.js';

test('a page whose scripts are lost once works', async ({ page }) => {
  const lost = new Set<string>();
  await page.route(BUILT, (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort();
  });
  await page.goto('/');
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 20_000 });
  expect(lost.size).toBeGreaterThan(0);
});

test('a page whose scripts stay lost is loaded again once, and can be read', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(BUILT, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  await page.goto('/pricing');
  await expect.poll(() => loads, { timeout: 20_000 }).toBe(2);
  await page.waitForTimeout(1500);
  expect(loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Delays all scripts but the boot script until the returned function is called, like a slow connection. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  return async () => {
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    release();
    await hydrated(page);
  };
}

const readStored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('settings changed before the scripts arrive apply once they have, and are saved once', async ({
  page,
}) => {
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('personalization-settings'))
      saves.push(request.postData() ?? '');
  });
  const bringScripts = await openWithoutScripts(page, '/settings');
  const main = page.getByRole('main');
  const theme = main.getByRole('radio', { name: 'Human-Centered Tech' });
  const dark = main.getByRole('radio', { name: 'Dark' });
  const contrast = main.getByRole('switch', { name: 'High contrast' });
  const size = main.getByRole('slider', { name: 'Text size' });
  const content = main.getByRole('switch', { name: 'Content personalization' });
  await theme.check();
  await dark.check();
  await contrast.check();
  await size.press('ArrowRight');
  await main.getByRole('switch', { name: 'Navigation adaptation' }).uncheck();
  await content.uncheck();
  await content.check();
  await bringScripts();

  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'human-centered-tech');
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await expect(root).toHaveAttribute('data-contrast', 'high');
  await expect(root).toHaveAttribute('data-font-size', '17');
  for (const control of [theme, dark, contrast, content]) await expect(control).toBeChecked();
  await expect(size).toHaveValue('17');
  await expect(page.locator('[data-slot=toast]')).toContainText('Settings updated');
  await expect(page.getByText('2 of 3 active')).toBeVisible();
  expect(await readStored(page, 'visual-theme')).toBe('human-centered-tech');
  expect(saves).toEqual([expect.stringContaining('"navigationAdaptation":false')]);
});

test('text typed into a search field before the scripts arrive is searched for, and stays', async ({
  page,
}) => {
  const bringScripts = await openWithoutScripts(page, '/content-hub');
  const search = page.getByRole('searchbox');
  await search.pressSequentially('forecast');
  await bringScripts();
  await expect(page.locator('[data-slot=hub-count]')).toContainText(/^\d+ of \d+ articles$/);
  await expect(search).toHaveValue('forecast');
  await expect(search).toBeFocused();
  await search.pressSequentially('s');
  await expect(search).toHaveValue('forecasts');
});

test('a press on the menu before the scripts arrive opens it, however often it was pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const bringScripts = await openWithoutScripts(page, '/');
  for (let press = 0; press < 4; press++) await page.getByRole('button', { name: 'Open menu' }).click();
  await bringScripts();
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
});
