import type { Page } from 'playwright/test';

/** Records the document's titles from now on, '' if it has none for a moment. Lost when the page reloads. */
export async function watchTitle(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const titles: string[] = [document.title];
    const record = () => {
      if (titles.at(-1) !== document.title) titles.push(document.title);
    };
    new MutationObserver(record).observe(document.head, { childList: true, subtree: true });
    Object.assign(window, { titles });
  });
  return () => page.evaluate(() => Reflect.get(window, 'titles') as string[]);
}
