/** A set of listeners. `follow` runs when the first one subscribes; its cleanup, when the last one leaves. */
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
