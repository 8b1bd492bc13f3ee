const KEPT_MS = 1000;

/**
 * `load` for callers that nobody counts: it starts at most once a second, and those in between get what that brought.
 * What failed or is not to be kept is for those alone who waited for it.
 */
export function createBriefCache<T>(
  load: () => Promise<T>,
  isKept: (value: T) => boolean = () => true,
): () => Promise<T> {
  let shared: Promise<T> | undefined;
  let endsAt = 0;
  return function read() {
    if (shared && performance.now() < endsAt) return shared;
    const loading = load();
    shared = loading;
    endsAt = performance.now() + KEPT_MS;
    const forget = () => {
      if (shared === loading) shared = undefined;
    };
    loading.then((value) => {
      if (!isKept(value)) forget();
    }, forget);
    return loading;
  };
}
