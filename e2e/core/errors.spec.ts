import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/config/routes';
import { homeCopy } from '@/lib/content/home';
import { shellCopy } from '@/lib/content/shell';
import { expect, hydrated, openWithWidgets, test } from '../support/site';
import { toast } from '../support/toasts';

// The browser logs failed requests itself.
test.use({ allowedConsole: /^Failed to load resource/ });

test.beforeEach(async ({ page }) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'no' }));
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function choose(page: Page, selector: RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: selector }).click();
  await page.getByRole('option', { name: option }).click();
  await expect(page.getByRole('combobox', { name: selector })).toContainText(option);
}

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

test('while every call fails, a choice holds in silence, and a setting goes back with the error toast', async ({
  page,
}) => {
  await openWithWidgets(page, '/');
  await choose(page, /Segment/, 'Sales prospect');
  await choose(page, /Behavior/, 'Converter');
  await expect(heading(page)).toHaveText(homeCopy.hero.copy['sales-prospect'].converter.headline);
  await expect(toast(page)).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(heading(page)).toHaveText(homeCopy.hero.copy['sales-prospect'].converter.headline);

  const tracking = page.getByRole('switch', { name: shellCopy.settings.switches.behavioralAnalytics.label });
  await tracking.click();
  await expect(toast(page)).toHaveAttribute('data-variant', 'destructive');
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText('There was a problem updating your settings.');
  await expect(tracking).toBeChecked();
  await expect(page.getByText('3 of 3 active')).toBeVisible();
});
