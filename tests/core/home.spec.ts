import { homeCopy } from '@/lib/content/home';
import { expect, test } from '../support/site/site';

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
