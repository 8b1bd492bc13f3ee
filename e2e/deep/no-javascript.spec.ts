import { homeCopy } from '@/lib/content/home';
import { ruleCopy } from '@/lib/content/rules';
import { shellCopy } from '@/lib/content/shell';
import { ROUTES } from '@/lib/config/routes';
import { RULES } from '@/lib/personalization/rules';
import { expect, test } from '../support/site';

test.use({ javaScriptEnabled: false });

const { settings } = shellCopy;

for (const path of Object.values(ROUTES)) {
  test(`${path} has its landmarks, one h1 and its text`, async ({ page }) => {
    await page.goto(path);
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect((await page.getByRole('main').innerText()).split(/\s+/).length).toBeGreaterThan(80);
  });
}

test('all tab panels are open, and so is the menu on a phone', async ({ page }) => {
  await page.goto('/');
  for (const { headline } of Object.values(homeCopy.tabs.items))
    await expect(page.getByText(headline)).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(menu).toBeVisible();
});

for (const path of [ROUTES.home, ROUTES.settings])
  test(`${path} shows no switch that could not save, but still explains each`, async ({ page }) => {
    await page.goto(path);
    const panel = page.locator('main [data-slot=personalization-settings]');
    await expect(panel.getByText(settings.unscripted)).toBeVisible();
    await expect(panel.getByText(settings.text)).toBeHidden();
    for (const { label } of Object.values(settings.switches))
      await expect(panel.getByText(label, { exact: true })).toBeVisible();
    await expect(panel.getByRole('switch')).toHaveCount(0);
  });

test('the rules are open under plain headings', async ({ page }) => {
  await page.goto(ROUTES.features);
  await expect(page.locator('#rules li > h3')).toHaveCount(RULES.length);
  for (const { id } of RULES)
    await expect(page.locator(`#rule-${id} > h3`).getByText(ruleCopy[id].name).last()).toBeVisible();
  await expect(page.locator('#rules li > h3').getByRole('button')).toHaveCount(0);
});
