import type { Page } from 'playwright/test';

/** Records what the pages that open from now on announce to screen readers. The live region is emptied after 3 s. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
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
  return () => page.evaluate(() => Reflect.get(window, 'said') as string[]);
}
