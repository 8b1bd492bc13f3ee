import { hubArticles } from '@/lib/content/hub/articles';
import { ROUTES } from '@/lib/config/routes';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import type { Page } from 'playwright/test';

export const HUB = `${ROUTES.contentHub}?segment=developer&cluster=researcher`;
export const TOTAL = hubArticles.length;

export const panel = (page: Page) => page.getByRole('tabpanel');
export const tab = (page: Page, name: string) => page.getByRole('tab', { name });
export const field = (page: Page) => page.getByRole('searchbox', { name: hubBrowserCopy.search.label });
export const reader = (page: Page) => page.getByRole('dialog');
export const region = (page: Page) => page.locator('[data-slot=live-region]');

export async function chooseCategory(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name }).click();
}
