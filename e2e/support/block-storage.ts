import type { Page } from 'playwright/test';

/** In the pages that open from now on, storage throws, as it does when it is blocked or full. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('no', 'QuotaExceededError');
      };
    }
  });
}
