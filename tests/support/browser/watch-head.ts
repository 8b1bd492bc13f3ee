import type { Page } from 'playwright/test';

/**
 * Records the document's titles from now on; '' while it has none, or lacks an icon, the manifest or a theme color. Lost
 * when the page reloads.
 */
export async function watchHead(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const titles: string[] = [];
    const record = () => {
      const { length } = document.querySelectorAll(
        'link[rel=icon], link[rel=manifest], meta[name=theme-color]',
      );
      const title = length === 5 ? document.title : '';
      if (titles.at(-1) !== title) titles.push(title);
    };
    record();
    new MutationObserver(record).observe(document.head, { childList: true, subtree: true });
    Object.assign(window, { titles });
  });
  return () => page.evaluate(() => Reflect.get(window, 'titles') as string[]);
}
