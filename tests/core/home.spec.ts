import { homeCopy } from '@/lib/content/home';
import { expect, open, test } from '../support/site/site';

test('the tabs work by mouse and by arrow keys, and no width scrolls sideways', async ({ page }) => {
  await open(page, '/');
  const tabs = page.getByRole('tab');
  const panel = (name: string) => page.getByRole('tabpanel', { name });
  await expect(tabs).toHaveText(['Smart Content', 'Behavioral AI', 'Process Automation']);
  await tabs.nth(1).click();
  await expect(panel('Behavioral AI')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(2)).toBeFocused();
  await expect(panel('Process Automation')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(panel('Smart Content')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);

  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const width of [320, 375, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(), `${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 768, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('--base-font-size', '200%'));
  expect(await overflow(), 'text at 200%').toBeLessThanOrEqual(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedConsole: /status of 404/ });

  test('all tabs and the menu are open, and nothing is offered that could not work', async ({ page }) => {
    await page.goto('/');
    for (const { headline } of Object.values(homeCopy.tabs.items))
      await expect(page.getByText(headline)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Developer', exact: true }).click();
    await expect(page).toHaveURL('/?segment=developer&cluster=explorer&visitor=new');
    const settings = page.locator('main [data-slot=personalization-settings]');
    await expect(settings.getByText('These three switches need JavaScript.')).toBeVisible();
    await expect(settings.getByText('Content personalization', { exact: true })).toBeVisible();
    await expect(settings.getByRole('switch')).toHaveCount(0);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 375, height: 800 });
    await expect(menu).toBeVisible();

    await page.goto('/features');
    await expect(page.locator('#rules li > h3:visible')).toHaveCount(12);
    await expect(page.locator('#rules li > h3').getByRole('button')).toHaveCount(0);

    await page.goto('/nowhere');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('main').locator('a[href="/pricing"]')).toBeVisible();
  });
});
