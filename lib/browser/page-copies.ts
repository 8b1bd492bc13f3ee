import { ASSET_CACHE, PAGE_CACHE } from '@/lib/config/service-worker';
import { listPages, type PageCopy } from '@/lib/service-worker/page-copies';
import { stopKeepingPages } from './service-worker';

/** The copies of pages that the service worker has kept; none where the browser keeps or tells nothing. */
export async function readPageCopies(): Promise<PageCopy[]> {
  try {
    return (await caches.has(PAGE_CACHE)) ? await listPages() : [];
  } catch {
    return [];
  }
}

/** Removes them and the files that they need; the worker empties its own notes on their age. */
export async function clearPageCopies(): Promise<PageCopy[]> {
  const copies = await readPageCopies();
  await Promise.allSettled([PAGE_CACHE, ASSET_CACHE].map(async (name) => caches.delete(name)));
  await stopKeepingPages();
  return copies;
}
