import type { Page } from 'playwright/test';
import { accessibilityCopy } from '@/lib/content/accessibility';
import { expect, open } from '../../support/site';
import { count } from './findings';

/** Makes changes that are announced, and expects each announcement exactly once. */
export async function expectAnnouncedOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    document.addEventListener('DOMContentLoaded', () => {
      const region = document.querySelector('[data-slot=live-region]');
      if (!region) return;
      new MutationObserver(() => region.textContent && announcements.push(region.textContent)).observe(
        region,
        {
          childList: true,
          characterData: true,
          subtree: true,
        },
      );
    });
  });
  await open(page, '/?visitor=returning');
  const region = page.locator('[data-slot=live-region]');
  for (const [label, option] of [
    ['Segment', 'Developer'],
    ['Behavior', 'Converter'],
    ['Visitor type', 'New'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
    await expect(region).not.toHaveText('');
    await expect(region).toHaveText('');
  }
  await page.getByRole('button', { name: 'Accessibility settings' }).click();
  await page.getByRole('switch', { name: accessibilityCopy.switches.highContrast.label }).click();
  await page.getByRole('button', { name: 'Reset to Defaults' }).click();
  await expect(region).toHaveText(/back to their defaults/);
  const announcements = await page.evaluate(() => Reflect.get(window, 'announcements') as string[]);
  count(announcements.length);
  expect(announcements.length).toBeGreaterThanOrEqual(4);
  expect(new Set(announcements).size).toBe(announcements.length);
}
