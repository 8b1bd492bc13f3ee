/** Listeners of a change. `follow` runs with the first subscriber; its cleanup after the last one left. */
export function createListeners<Said extends unknown[] = []>(follow?: () => () => void) {
  const listeners = new Set<(...said: Said) => void>();
  let unfollow: (() => void) | undefined;
  return {
    notify(...said: Said): void {
      listeners.forEach((listener) => listener(...said));
    },
    subscribe(listener: (...said: Said) => void): () => void {
      if (listeners.size === 0) unfollow = follow?.();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unfollow?.();
      };
    },
  };
}
