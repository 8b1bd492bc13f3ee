import { navigationCopy } from '@/lib/content/navigation';
import { expect, open, test } from '../support/site/site';
import { pageMetadata } from '@/lib/content/metadata';
import { watchHead } from '../support/browser/watch-page';

test('header and footer links open their page without a reload, and move the focus to their place', async ({
  page,
}) => {
  await open(page, '/');
  const readTitles = await watchHead(page);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'AI Solutions' }).click();
  await page.waitForURL('/solutions');
  await expect(header.getByRole('navigation').locator('[aria-current=page]')).toHaveText(['AI Solutions']);

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Privacy' }).press('Enter');
  await page.waitForURL('/settings#privacy');
  const privacy = page.locator('#privacy');
  await expect(privacy.getByRole('heading').first()).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await privacy.evaluate((section) => section.contains(document.activeElement))).toBe(true);
  await footer.getByRole('link', { name: 'About' }).press('Enter');
  await page.waitForURL('/about');
  await expect(page.getByRole('main')).toBeFocused();
  const { home, solutions, settings, about } = pageMetadata;
  expect(await readTitles()).toEqual([home, solutions, settings, about].map(({ title }) => title));
});

test('below 768 px a menu has the links; it opens, closes with Escape and is followed by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await open(page, '/?segment=developer&cluster=researcher');
  const button = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await button.press('Enter');
  const links = navigationCopy.header.links.map(({ label }) => label);
  await expect(menu.getByRole('link')).toHaveText([...links, 'Developer API']);
  const suggested = page.getByRole('banner').getByRole('navigation', { name: 'Suggested pages' });
  await expect(suggested.getByRole('link')).toHaveText(['API Docs', 'Analytics', 'Dashboard', 'Demo']);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'About' }).press('Enter');
  await page.waitForURL('/about');
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(button, 'a link to the current page only closes the menu').toBeFocused();
  await button.click();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(button).toBeHidden();
  await expect(menu).toBeHidden();
});

test('Smart Navigation is shown on large screens to a returning visitor', async ({ page }) => {
  const sidebar = page.getByRole('complementary', { name: 'Smart Navigation' });
  await page.setViewportSize({ width: 1024, height: 900 });
  await open(page, '/?visitor=returning&segment=developer&cluster=researcher');
  await expect(sidebar).toBeVisible();
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(sidebar).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(sidebar.getByRole('heading')).toHaveText(['Smart Navigation', 'AI Insights']);
  const suggested = sidebar.getByRole('navigation', { name: 'Suggested pages' });
  await expect(suggested.getByRole('link')).toHaveText([
    'API Docs',
    'Analytics',
    'Dashboard',
    'Demo',
    'Settings',
  ]);
  await expect(sidebar.getByRole('link', { name: 'Technical documentation' })).toHaveAttribute(
    'href',
    '/features#documentation',
  );
});
