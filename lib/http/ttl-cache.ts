/** Caches results for `ttlMs`. Failures, and values that `shouldCache` rejects, only reach the current callers. */
export function createTtlCache<T>(
  load: () => Promise<T>,
  shouldCache: (value: T) => boolean = () => true,
  ttlMs = 1000,
): () => Promise<T> {
  let shared: Promise<T> | undefined;
  let expiresAt = 0;
  return function read() {
    if (shared && performance.now() < expiresAt) return shared;
    const pending = load();
    shared = pending;
    expiresAt = performance.now() + ttlMs;
    const invalidate = () => {
      if (shared === pending) shared = undefined;
    };
    pending.then((value) => {
      if (!shouldCache(value)) invalidate();
    }, invalidate);
    return pending;
  };
}
