/// <reference lib="webworker" />
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import {
  ASSET_CACHE,
  ASSET_COPIES_MAX,
  ASSET_COPY_MAX_AGE_SECONDS,
  isOutdatedCache,
  PAGE_CACHE,
} from '@/lib/config/service-worker';
import { handleNavigation, handleRouterRequest, storePage } from './handle-navigation';
import { isStoring, mayStore, setStoring } from './storing';
import { OFFLINE_PAGE_ICON } from './offline-page';
import { readPageShown, STOP_STORING } from './page-shown';
import { storePersona } from './stored-persona';
import { isBuildFile, isPublicFile } from './site-files';

declare const self: ServiceWorkerGlobalScope;

const TIMESTAMP_DELAY_MS = 1000;

// Stores file names and times only, never visitor data. Pages have a separate cache, and /api is not handled.
const expiration = new ExpirationPlugin({
  maxEntries: ASSET_COPIES_MAX,
  maxAgeSeconds: ASSET_COPY_MAX_AGE_SECONDS,
  purgeOnQuotaError: true,
});
const cacheWillUpdate = async ({ response }: { response: Response }) =>
  response.status === 200 && (await mayStore()) ? response : null;
/** Deletes a file that was in flight when the visitor refused storage. */
const cacheDidUpdate = async () => {
  if (!isStoring()) await clearCaches();
};
const plugins = [expiration, { cacheWillUpdate, cacheDidUpdate }];
const buildFiles = new CacheFirst({ cacheName: ASSET_CACHE, plugins });
const publicFiles = new NetworkFirst({ cacheName: ASSET_CACHE, plugins });

registerRoute(({ sameOrigin, url }) => isStoring() && sameOrigin && isBuildFile(url.pathname), buildFiles);
registerRoute(({ sameOrigin, url }) => isStoring() && sameOrigin && isPublicFile(url.pathname), publicFiles);
registerRoute(
  ({ sameOrigin, url, request }) =>
    isStoring() && sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  ({ event, request }) => handleNavigation(event, request),
);
registerRoute(
  ({ sameOrigin, request }) => sameOrigin && request.headers.has('rsc'),
  ({ request }) => handleRouterRequest(request),
);

/** Stores missing files. One that fails to load is fetched again with the next page. */
async function storeFiles(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
  if (!(await mayStore())) return;
  const urls = addresses.map((address) => new URL(address, self.location.origin));
  const own = urls.filter(({ origin }) => origin === self.location.origin);
  const cache = await caches.open(ASSET_CACHE);
  const storeFile = async (url: URL, strategy: CacheFirst | NetworkFirst) => {
    if (!(await cache.match(url.href))) await strategy.handle({ event, request: new Request(url) });
  };
  await Promise.allSettled([
    ...own.filter(({ pathname }) => isBuildFile(pathname)).map((url) => storeFile(url, buildFiles)),
    ...own.filter(({ pathname }) => isPublicFile(pathname)).map((url) => storeFile(url, publicFiles)),
  ]);
}

async function stopStoring(): Promise<void> {
  setStoring(false);
  await expiration.deleteCacheAndMetadata();
  await clearCaches();
  // Waits for the timestamp of a file that was just read from the cache.
  await new Promise((resolve) => setTimeout(resolve, TIMESTAMP_DELAY_MS));
  if (!isStoring()) await clearCaches();
}

async function clearCaches(): Promise<void> {
  await Promise.allSettled([PAGE_CACHE, ASSET_CACHE].map((name) => caches.delete(name)));
  await new CacheExpiration(ASSET_CACHE, { maxEntries: ASSET_COPIES_MAX }).delete();
}

self.addEventListener('message', (event) => {
  if (event.data === STOP_STORING) event.waitUntil(stopStoring().catch(() => undefined));
  const shown = readPageShown(event.data);
  if (!shown) return;
  // Pages send this only with consent.
  setStoring(true);
  const work = storePersona(shown.persona)
    .then(() => storePage(shown.address))
    .then((files) => storeFiles(event, [...shown.files, ...files]));
  event.waitUntil(work.catch(() => undefined));
});

// Safe to activate immediately: file names are unique per build, so open pages keep their files.
self.addEventListener('install', (event) => {
  event.waitUntil(Promise.allSettled([storeFiles(event, [OFFLINE_PAGE_ICON]), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  const cleanUp = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter(isOutdatedCache).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(cleanUp());
});
