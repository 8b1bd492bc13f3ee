import { ROUTES } from '@/lib/config/routes';
import {
  PAGE_CACHE,
  PAGE_COPIES_MAX,
  PAGE_COPY_MAX_AGE_MS,
  VARIANT_HEADER,
} from '@/lib/config/service-worker';
import { mayStore } from './storing';
import { parseSavedAt, SAVED_AT_HEADER } from './saved-at';

const PATHS: readonly string[] = Object.values(ROUTES);

export type PageKey = { path: string; variant: string };

/** Cache key of a copy: page and variant only, without the rest of its address. */
export function formatPageKey({ path, variant }: PageKey): string {
  return `${path}?variant=${variant}`;
}

export function isPagePath(path: string): boolean {
  return PATHS.includes(path);
}

export function parsePageKey(address: string): PageKey | null {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const variant = searchParams.get('variant');
  return variant && isPagePath(pathname) ? { path: pathname, variant } : null;
}

export type PageCopy = PageKey & { savedAt: Date };

function savedAtOf(response: Response | undefined): Date | null {
  const moment = parseSavedAt(response?.headers.get(SAVED_AT_HEADER));
  return moment && Date.now() - moment.getTime() < PAGE_COPY_MAX_AGE_MS ? moment : null;
}

/** The variant of a complete page of this site. Null for any other response. */
function variantOf(response: Response): string | null {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  return response.status === 200 && !response.redirected && isPage
    ? response.headers.get(VARIANT_HEADER)
    : null;
}

async function dropOldest(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - PAGE_COPIES_MAX)).map((key) => cache.delete(key)),
  );
}

/** Stores a copy under the variant that the server rendered. Returns its HTML, or null if it must not be stored. */
export async function savePage(address: string, response: Response): Promise<string | null> {
  const variant = variantOf(response);
  const path = new URL(address).pathname;
  const key = variant && formatPageKey({ path, variant });
  if (!key || !parsePageKey(key)) return null;
  const html = await response.text();
  const headers = new Headers(response.headers);
  // The stored body is decompressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(SAVED_AT_HEADER, new Date().toISOString());
  if (!(await mayStore())) return null;
  const cache = await caches.open(PAGE_CACHE);
  // Deleted first so that the new entry goes to the end: the cache is in order of age.
  await cache.delete(key);
  await cache.put(key, new Response(html, { headers }));
  await dropOldest(cache);
  return html;
}

export async function findPage(key: PageKey): Promise<{ response: Response; savedAt: Date } | null> {
  const cache = await caches.open(PAGE_CACHE);
  const response = await cache.match(formatPageKey(key));
  const savedAt = savedAtOf(response);
  return response && savedAt ? { response, savedAt } : null;
}

/** All copies that may still be shown, newest first. */
export async function listPages(): Promise<PageCopy[]> {
  const cache = await caches.open(PAGE_CACHE);
  const copies = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const key = parsePageKey(request.url);
      const savedAt = savedAtOf(await cache.match(request));
      return key && savedAt ? { ...key, savedAt } : null;
    }),
  );
  return copies
    .filter((copy) => copy !== null)
    .sort((one, other) => Number(other.savedAt) - Number(one.savedAt));
}
