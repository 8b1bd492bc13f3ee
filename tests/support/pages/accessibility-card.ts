import type { Page } from 'playwright/test';
import { expect, open } from '@/tests/support/site/site';

const KEY = 'accessibility-settings';

export const button = (page: Page) => page.getByRole('button', { name: 'Accessibility settings' });
export const card = (page: Page) => page.getByRole('dialog', { name: 'Accessibility' });
export const slider = (page: Page) => card(page).getByRole('slider', { name: 'Text size' });
export const toggle = (page: Page, name: string) => card(page).getByRole('switch', { name });
export const reset = (page: Page) => card(page).getByRole('button', { name: 'Reset to Defaults' });
export const root = (page: Page) => page.locator('html');

export async function openCard(page: Page, path = '/about?visitor=returning'): Promise<void> {
  await open(page, path);
  await button(page).click();
  await expect(card(page).getByRole('heading', { name: 'Accessibility' })).toBeFocused();
}

export const readStored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, KEY);

/** Writes storage before any page of the test opens. */
export const store = (page: Page, text: string) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [KEY, text]);
