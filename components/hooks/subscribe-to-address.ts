import { createListeners } from '@/lib/browser/listeners';

const { notify, subscribe } = createListeners(() => {
  // Next changes the address while React commits, when no component may be told of it yet.
  const later = () => queueMicrotask(notify);
  const navigation = navigationOf(window);
  window.addEventListener('hashchange', notify);
  window.addEventListener('popstate', notify);
  navigation?.addEventListener('currententrychange', later);
  return () => {
    window.removeEventListener('hashchange', notify);
    window.removeEventListener('popstate', notify);
    navigation?.removeEventListener('currententrychange', later);
  };
});

/** Says that the address has been changed without the browser noticing: by `pushState` or `replaceState`. */
export const notifyOfAddress = notify;

/** Calls back whenever the address of this page may have changed. */
export const subscribeToAddress = subscribe;

/** Next moves between hashes with pushState, which only the Navigation API reports. */
function navigationOf(target: object): EventTarget | undefined {
  const navigation: unknown = Reflect.get(target, 'navigation');
  return navigation instanceof EventTarget ? navigation : undefined;
}
