import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/config/routes';
import { shellCopy } from '@/lib/content/shell';
import { expect, hydrated, test } from '../support/site/site';
import { toast } from '../support/pages/toasts';

// The browser logs failed requests itself.
test.use({ allowedConsole: /^Failed to load resource/ });

test.beforeEach(async ({ page }) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'no' }));
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Pages with calls or controls of their own. */
const PAGES = ['home', 'demo', 'contentHub', 'features', 'analytics', 'contact', 'api', 'settings'] as const;

test('while every call fails, each page opens without a message and responds', async ({ page }) => {
  for (const path of PAGES.map((id) => ROUTES[id])) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'commit' });
      await hydrated(page);
      await expect(heading(page)).not.toBeEmpty();
      await page.getByRole('button', { name: shellCopy.colorMode.toDark }).first().click();
      await expect(page.locator('html')).toHaveClass(/dark/);
      await page.evaluate(() => localStorage.clear());
      await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
      await expect(toast(page)).toHaveCount(0);
    });
  }
});
