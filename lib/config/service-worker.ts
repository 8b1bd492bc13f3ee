export const SERVICE_WORKER_PATH = '/sw.js';

/** Output of `scripts/build/bundles.mjs`, served by the worker's route. */
export const SERVICE_WORKER_FILE = '.cache/service-worker.js';

/** Names the rendered variant, so that a stored copy of a page is only shown to the same persona. */
export const VARIANT_HEADER = 'x-variant';

const CACHE_PREFIX = 'adaptive-site:';

/** Increment the number to discard copies of older workers. */
export const PAGE_CACHE = `${CACHE_PREFIX}pages:1`;
export const ASSET_CACHE = `${CACHE_PREFIX}assets:1`;

export function isOutdatedCache(name: string): boolean {
  return name.startsWith(CACHE_PREFIX) && name !== PAGE_CACHE && name !== ASSET_CACHE;
}

const DAY_SECONDS = 24 * 60 * 60;

export const PAGE_COPIES_MAX = 40;
export const PAGE_COPY_MAX_AGE_MS = 30 * DAY_SECONDS * 1000;
/** A page stored within this time is not fetched again. */
export const PAGE_COPY_FRESH_MS = 60_000;
export const ASSET_COPIES_MAX = 250;
export const ASSET_COPY_MAX_AGE_SECONDS = 60 * DAY_SECONDS;
