const listeners = new Set<() => void>();

/** Says that the address has been changed without the browser noticing: by `pushState` or `replaceState`. */
export const notifyOfAddress = () => listeners.forEach((listener) => listener());

/** Next moves between hashes with pushState, which only the Navigation API reports. */
function navigationOf(target: object): EventTarget | undefined {
  const navigation: unknown = Reflect.get(target, 'navigation');
  return navigation instanceof EventTarget ? navigation : undefined;
}

/** Calls back whenever the address of this page may have changed. */
export function subscribeToAddress(listener: () => void): () => void {
  // Next changes the address while React commits, when no component may be told of it yet.
  const later = () => queueMicrotask(listener);
  const navigation = navigationOf(window);
  listeners.add(listener);
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  navigation?.addEventListener('currententrychange', later);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
    navigation?.removeEventListener('currententrychange', later);
  };
}
