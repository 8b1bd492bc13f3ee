export const SERVICE_WORKER_PATH = '/sw.js';
/** Output of `scripts/build/bundles.mjs`, served by the worker's route. */
export const SERVICE_WORKER_FILE = '.cache/service-worker.js';
