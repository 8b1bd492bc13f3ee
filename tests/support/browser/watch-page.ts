import type { Page } from 'playwright/test';

export const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });

/** Whether the page came from the back/forward cache. `noteRestoring` must have been called before. */
export const wasRestored = (page: Page) => page.evaluate(() => Reflect.get(window, 'wasRestored') as unknown);
export const noteRestoring = (page: Page) =>
  page.addInitScript(() =>
    window.addEventListener('pageshow', (event) => Object.assign(window, { wasRestored: event.persisted })),
  );

/** From now on the page's own script files are empty, so that only what is in the HTML runs. */
export async function emptyScripts(page: Page): Promise<void> {
  await page.route('**/_next/static/**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
}

/** Sum of the layout shifts since the first paint. */
export const readShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

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

/** The path and body of each PATCH that the page sends from now on, without the visitor's number. */
export function watchPatches(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'PATCH') return;
    const path = new URL(request.url()).pathname.replace(/\d+/, '{id}');
    sent.push(`${path} ${request.postData()}`);
  });
  return sent;
}

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
