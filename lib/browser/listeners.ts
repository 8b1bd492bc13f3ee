/** A set of listeners. `start` runs when the first one subscribes; its cleanup, when the last one leaves. */
export function createListeners<Args extends unknown[] = []>(start?: () => () => void) {
  const listeners = new Set<(...args: Args) => void>();
  let stop: (() => void) | undefined;
  return {
    notify(...args: Args): void {
      listeners.forEach((listener) => listener(...args));
    },
    subscribe(listener: (...args: Args) => void): () => void {
      if (listeners.size === 0) stop = start?.();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
  };
}
