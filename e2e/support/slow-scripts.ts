import type { Page } from 'playwright/test';
import { expect, hydrated } from './site';

/** Delays all scripts but the boot script until the returned function is called, like a slow connection. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  return async () => {
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    release();
    await hydrated(page);
  };
}

export const readStored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
