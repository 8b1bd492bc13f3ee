export const SERVICE_WORKER_PATH = '/sw.js';

/** Where `scripts/build/bundles.mjs` leaves the bundled worker for its route. */
export const SERVICE_WORKER_FILE = '.cache/service-worker.js';

/** Names the variant that was rendered, so that a copy of a page is only ever shown to the same persona. */
export const VARIANT_HEADER = 'x-variant';

const CACHE_PREFIX = 'adaptive-site:';

/** Another number behind a name throws away what older workers kept. */
export const PAGE_CACHE = `${CACHE_PREFIX}pages:1`;
export const ASSET_CACHE = `${CACHE_PREFIX}assets:1`;

export function isOutdatedCache(name: string): boolean {
  return name.startsWith(CACHE_PREFIX) && name !== PAGE_CACHE && name !== ASSET_CACHE;
}

const DAY_SECONDS = 24 * 60 * 60;

export const PAGE_COPIES_MAX = 40;
export const PAGE_COPY_MAX_AGE_MS = 30 * DAY_SECONDS * 1000;
/** A page that was kept a moment ago is not fetched again. */
export const PAGE_COPY_FRESH_MS = 60_000;
export const ASSET_COPIES_MAX = 250;
export const ASSET_COPY_MAX_AGE_SECONDS = 60 * DAY_SECONDS;
