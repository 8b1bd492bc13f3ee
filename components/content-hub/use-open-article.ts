'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** Next moves between hashes with pushState, which only the Navigation API reports. */
function navigationOf(target: object): EventTarget | undefined {
  const navigation: unknown = Reflect.get(target, 'navigation');
  return navigation instanceof EventTarget ? navigation : undefined;
}

function subscribe(listener: () => void): () => void {
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

const readHash = () => window.location.hash.slice(1);

/**
 * The article that the address names. Opening one makes an entry in the history, so that Back closes it; closing
 * takes that entry back, or only clears the hash where the visitor arrived with it.
 */
export function useOpenArticle(ids: readonly string[]) {
  const hash = useSyncExternalStore(subscribe, readHash, () => '');
  const openId = ids.includes(hash) ? hash : null;
  const hasOwnEntry = useRef(false);

  useEffect(() => {
    if (openId === null) hasOwnEntry.current = false;
  }, [openId]);

  function open(id: string) {
    if (openId === null) {
      hasOwnEntry.current = true;
      window.history.pushState(null, '', `#${id}`);
    } else {
      window.history.replaceState(null, '', `#${id}`);
    }
    notify();
  }

  function close() {
    if (openId === null) return;
    if (hasOwnEntry.current) return window.history.back();
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
    notify();
  }

  return { openId, open, close };
}
