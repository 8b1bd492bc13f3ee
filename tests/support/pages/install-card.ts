import type { Page } from 'playwright/test';
import { installCopy } from '@/lib/content/install';
import { expect, hydrated } from '@/tests/support/site/site';

export const KEY = 'pwa-prompt-dismissed';

export const card = (page: Page) => page.getByRole('region', { name: installCopy.heading });
export const inCard = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });

declare global {
  interface Window {
    prompts?: number;
  }
}

/** Simulates the beforeinstallprompt event, the only double in these tests. */
export function simulateInstallPrompt(): void {
  const prompt = async () => {
    window.prompts = (window.prompts ?? 0) + 1;
  };
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
}

/** Opens a page with a paused clock, and waits for the widgets, which load when the browser is idle. */
export async function openWithPausedClock(page: Page, path = '/?visitor=returning') {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(path);
  await hydrated(page);
  await page.clock.runFor(4000);
  await expect(page.locator('[data-slot="widget-dock"]')).toBeAttached();
}

export async function showCard(page: Page) {
  await page.evaluate(simulateInstallPrompt);
  await page.clock.runFor(5000);
  await expect(card(page)).toBeVisible();
}

/** The announcement follows layout, which the page's fake clock does not control. */
export async function announced(page: Page) {
  await page.clock.runFor(50);
  return page.locator('[data-slot="live-region"]').textContent();
}
