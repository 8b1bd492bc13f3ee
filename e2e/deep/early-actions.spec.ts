import { openWithoutScripts, readStored } from '../support/slow-scripts';
import { expect, hydrated, test } from '../support/site';

test('the theme that the server rendered as selected can be chosen early, when another was stored', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('visited')) localStorage.setItem('visual-theme', 'minimal-intelligence');
    sessionStorage.setItem('visited', 'yes');
  });
  const root = page.locator('html');
  const standard = page.getByRole('radio', { name: 'Futuristic Clarity' });
  const bringScripts = await openWithoutScripts(page, '/settings');
  await expect(root).toHaveAttribute('data-theme', 'minimal-intelligence');
  await standard.click();
  await bringScripts();
  await expect(root).toHaveAttribute('data-theme', 'futuristic-clarity');
  await page.reload();
  await hydrated(page);
  await expect(standard).toBeChecked();
});

test('an early press on the theme menu opens it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const bringScripts = await openWithoutScripts(page, '/');
  await page.getByRole('button', { name: 'Visual theme' }).click();
  await bringScripts();
  await page.getByLabel('Minimal Intelligence').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'minimal-intelligence');
});

test('an early press on a select opens its list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const bringScripts = await openWithoutScripts(page, '/content-hub');
  const trigger = await page.getByRole('main').getByRole('combobox').first().elementHandle();
  await trigger?.click();
  await bringScripts();
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await trigger?.evaluate((element) => element.isConnected && element.ariaExpanded)).toBe('true');
});

test('without input, a page changes nothing', async ({ page }) => {
  const bringScripts = await openWithoutScripts(page, '/settings');
  await bringScripts();
  await expect(page.locator('[data-slot=toast]')).toHaveCount(0);
  expect(await readStored(page, 'visual-theme')).toBeNull();
  expect(await page.evaluate(() => window.earlyEvents)).toBeUndefined();
});
