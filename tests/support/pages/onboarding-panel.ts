import type { Page } from 'playwright/test';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { expect } from '@/tests/support/site/site';

export const panel = (page: Page) => page.getByRole('region', { name: onboardingWelcome.label });
export const help = (page: Page) => page.getByRole('region', { name: 'Need help?' });
export const title = (page: Page, name: string) =>
  page.locator('[tabindex="-1"]', { hasText: new RegExp(`^${name.replace(/[()?]/g, '\\$&')}$`) });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export async function toGoals(page: Page) {
  await panel(page).getByRole('button', { name: 'Next' }).click();
  await expect(title(page, 'Choose your goal')).toBeFocused();
}
