import type { Page } from 'playwright/test';
import { demoViewCopy } from '@/lib/content/demo-view';
import { expect, open } from '@/tests/support/site/site';

export const bar = (page: Page) => page.getByRole('region', { name: demoViewCopy.bar.label });
export const panel = (page: Page, name: string) => bar(page).getByRole('group', { name });
export const command = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
/** Guests of a shared link see this bar instead of the controls. */
export const guestBar = (page: Page) => page.getByRole('region', { name: demoViewCopy.guest.label });
export const greeting = (page: Page) => guestBar(page).locator('[data-slot=guest-greeting]');
export const caption = (page: Page) => guestBar(page).locator('[data-slot=guest-caption]');
export const reasons = (page: Page) => page.locator('[data-slot=reason-list] > li');
export const who = (page: Page) => bar(page).locator('[data-slot=demo-visitor] p');

export async function openDemo(page: Page, path = '/?demo=1'): Promise<void> {
  await open(page, path);
  await expect(bar(page)).toBeVisible();
  // The bar is hydrated once it has removed the parameter.
  await expect(page).not.toHaveURL(/demo=/);
}

/** Removes focus from controls that handle letter keys themselves. */
export const blur = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

export const demoCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'demo-view')?.value;
