import type { Page } from 'playwright/test';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { expect, open } from '@/tests/support/site/site';

export const PATH = '/analytics?visitor=returning';

const { range, kpis } = dashboardCopy;

export const dashboard = (page: Page) => page.locator('[data-slot=dashboard]');
export const loaded = (page: Page) => expect(dashboard(page)).toHaveAttribute('aria-busy', 'false');

export function keyFigures(page: Page) {
  return page.getByRole('region', { name: kpis.heading }).locator('dl').first();
}

export async function openLoaded(page: Page) {
  await open(page, PATH);
  await loaded(page);
}

export async function chooseRange(page: Page, label: string) {
  await page.getByRole('combobox', { name: range.label }).click();
  await page.getByRole('option', { name: label, exact: true }).click();
}

export async function chooseTab(page: Page, name: string) {
  await page.getByRole('tab', { name, exact: true }).click();
  return page.getByRole('tabpanel', { name, exact: true });
}
