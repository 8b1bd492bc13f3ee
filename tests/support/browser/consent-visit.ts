import type { BrowserContext, Locator, Page } from 'playwright/test';
import { ESSENTIAL_KEYS, SITE_COOKIES } from '@/lib/config/stored-keys';
import { expect } from '@/tests/support/site/site';

const essential: readonly string[] = [
  ...ESSENTIAL_KEYS,
  ...Object.entries(SITE_COOKIES).flatMap(([name, cookie]) => (cookie.isEssential ? [name] : [])),
];

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

export const notice = (page: Page) => page.locator('[data-slot=consent-notice]');
export const footer = (page: Page) => page.getByRole('contentinfo').locator('[data-slot=consent-switch]');
export const doMeet = (one: Box, other: Box) =>
  !one ||
  !other ||
  (one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height);

export const headline = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(text);

/** Non-essential cookies and storage of this browser. A database counts only if it has rows. */
export async function listNonEssential(page: Page, context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const stored = await page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('IndexedDB does not respond.'));
      });
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await resultOf(indexedDB.open(name));
        const stores = [...database.objectStoreNames];
        const counts = await Promise.all(
          stores.map((store) => resultOf(database.transaction(store).objectStore(store).count())),
        );
        database.close();
        return counts.some((count) => count > 0) ? [`database ${name}`] : [];
      }),
    );
    return [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()).map((name) => `cache ${name}`),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
      ...databases.flat(),
    ];
  });
  return [...cookies, ...stored].filter((name) => !essential.includes(name));
}

export function collectTrackingCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isTracking =
      /^\/api\/(events|exposures|analyze-behavior|campaign-visits|user|personalization-settings)/.test(
        pathname,
      );
    if (isTracking) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}
