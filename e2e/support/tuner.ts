import type { Page } from 'playwright/test';
import { homeCopy } from '@/lib/content/home';
import type { Cluster, Segment } from '@/lib/personalization/persona';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const headline = (segment: Segment, cluster: Cluster) => homeCopy.hero.copy[segment][cluster].headline;
export const station = (page: Page, name: string) =>
  page.getByRole('main').getByRole('radio', { name, exact: true });
export const caption = (page: Page) => page.locator('[data-slot=page-changes]');
export const needle = (page: Page, field: string) => page.locator(`#tuner-${field} > [data-station]`);
export const chosen = (page: Page, label: string) => page.getByRole('combobox', { name: label });

export async function centerOf(page: Page, name: string) {
  const box = await station(page, name).locator('xpath=..').boundingBox();
  if (!box) throw new Error(`${name} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
