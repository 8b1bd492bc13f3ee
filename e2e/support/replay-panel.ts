import type { Page } from 'playwright/test';
import { homeCopy } from '@/lib/content/home';
import { expect, open } from './site';

export const replay = (page: Page) => page.locator('[data-slot=replay]');
export const event = (page: Page) => page.locator('[data-slot=replay-event]');
export const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the visit' });
export const button = (page: Page, name: string) => replay(page).getByRole('button', { name, exact: true });
export const fact = (page: Page, name: string) =>
  replay(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(name, { exact: true }) })
    .locator('dd');
export const visit = (page: Page) => replay(page).getByRole('combobox', { name: 'Whose visit' });
export const headline = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
export const headlineOf = (cluster: 'explorer' | 'researcher' | 'converter') =>
  homeCopy.hero.copy['innovation-leader'][cluster].headline;

export async function openReplay(page: Page, sample: string): Promise<void> {
  await open(page, `/?demo=1&replay=${sample}`);
  await expect(event(page)).toBeVisible();
}
