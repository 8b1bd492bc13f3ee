import type { Page } from 'playwright/test';

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
