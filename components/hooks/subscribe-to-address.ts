import { createListeners } from '@/lib/browser/listeners';

const { notify, subscribe } = createListeners(() => {
  // Next changes the address during React's commit, when components must not update.
  const notifyLater = () => queueMicrotask(notify);
  const navigation = navigationOf(window);
  window.addEventListener('hashchange', notify);
  window.addEventListener('popstate', notify);
  navigation?.addEventListener('currententrychange', notifyLater);
  return () => {
    window.removeEventListener('hashchange', notify);
    window.removeEventListener('popstate', notify);
    navigation?.removeEventListener('currententrychange', notifyLater);
  };
});

export const notifyAddressChange = notify;

export const subscribeToAddress = subscribe;

/** Next navigates between hashes with pushState, which only the Navigation API reports. */
function navigationOf(target: object): EventTarget | undefined {
  const navigation: unknown = Reflect.get(target, 'navigation');
  return navigation instanceof EventTarget ? navigation : undefined;
}
