import type { Locator, Page } from 'playwright/test';
import { expect } from './site';

/** The explanation of the block with this label. */
export const why = (page: Page, label: string) =>
  page
    .locator('details[data-why]')
    .filter({ has: page.locator('summary', { hasText: `Why am I seeing this? ${label}` }) });

export const panel = (details: Locator) => details.locator('[data-slot=why-panel]');

export async function openWhy(page: Page, label: string): Promise<Locator> {
  const details = why(page, label);
  await details.locator('summary').click();
  await expect(panel(details)).toBeVisible();
  return details;
}
