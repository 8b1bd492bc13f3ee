import type { Page } from 'playwright/test';
import { accessibilityCopy } from '@/lib/content/accessibility';
import { expect, open } from '../e2e/site';
import { count } from './findings';

/** Makes changes that are announced, and expects each announcement exactly once. */
export async function expectSaidOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    document.addEventListener('DOMContentLoaded', () => {
      const region = document.querySelector('[data-slot=live-region]');
      if (!region) return;
      new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
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
  const said = await page.evaluate(() => Reflect.get(window, 'said') as string[]);
  count(said.length);
  expect(said.length).toBeGreaterThanOrEqual(4);
  expect(new Set(said).size).toBe(said.length);
}
