import { ROUTES } from '@/lib/config/routes';
import { expect, test } from '../support/site';

test.use({ javaScriptEnabled: false });

for (const path of Object.values(ROUTES))
  test(`${path} shows its landmarks, its heading and its text`, async ({ page }) => {
    await page.goto(path);
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).split(/\s+/).length).toBeGreaterThan(80);
  });
