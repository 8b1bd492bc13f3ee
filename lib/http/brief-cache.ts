/** Caches results for `keptMs`. Failures, and values that `isKept` rejects, only reach the current callers. */
export function createBriefCache<T>(
  load: () => Promise<T>,
  isKept: (value: T) => boolean = () => true,
  keptMs = 1000,
): () => Promise<T> {
  let shared: Promise<T> | undefined;
  let endsAt = 0;
  return function read() {
    if (shared && performance.now() < endsAt) return shared;
    const loading = load();
    shared = loading;
    endsAt = performance.now() + keptMs;
    const forget = () => {
      if (shared === loading) shared = undefined;
    };
    loading.then((value) => {
      if (!isKept(value)) forget();
    }, forget);
    return loading;
  };
}
