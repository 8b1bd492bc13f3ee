import { ASSET_CACHE, PAGE_CACHE } from '@/lib/config/service-worker';
import { listPages, type PageCopy } from '@/lib/service-worker/page-copies';

/** The copies of pages that the service worker has kept; none where the browser keeps or tells nothing. */
export async function readPageCopies(): Promise<PageCopy[]> {
  if (!('caches' in window)) return [];
  return (await caches.has(PAGE_CACHE).catch(() => false)) ? listPages().catch(() => []) : [];
}

/** Where the service worker notes the age of its files; it is named by Workbox. */
const AGES_DATABASE = 'workbox-expiration';

/** Removes them, the files that they need and the notes on both. A worker still at work gives those up when it ends. */
export async function clearPageCopies(): Promise<PageCopy[]> {
  const copies = await readPageCopies();
  if ('caches' in window) {
    await Promise.allSettled([PAGE_CACHE, ASSET_CACHE].map((name) => caches.delete(name)));
  }
  if ('indexedDB' in window) indexedDB.deleteDatabase(AGES_DATABASE);
  return copies;
}
