import type { Locator, Page } from 'playwright/test';
import { whyCopy } from '@/lib/content/why';
import { expect } from '@/tests/support/site/site';

/** The explanation of the block with this label. */
export const why = (page: Page, label: string) =>
  page
    .locator('details[data-why]')
    .filter({ has: page.locator('summary', { hasText: `Why am I seeing this? ${label}` }) });

export const panel = (details: Locator) => details.locator('[data-slot=why-panel]');

/** Opens an explanation whose mark is visible, and everything in it. */
export async function openDetails(details: Locator): Promise<Locator> {
  await details.locator('summary').first().click();
  await panel(details).locator('summary').click();
  return details;
}

export const openWhy = (page: Page, label: string) => openDetails(why(page, label));

/** By the switch in the hero's explanation. */
export async function showAllMarks(page: Page): Promise<void> {
  const main = page.locator('details.why:not(.why-other)');
  await main.locator('summary').first().click();
  await main.getByRole('switch', { name: whyCopy.showAll }).click();
  await page.keyboard.press('Escape');
  await expect(main).not.toHaveAttribute('open');
}
