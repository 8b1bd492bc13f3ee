'use client';

import { useCallback, useSyncExternalStore } from 'react';

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

const QUERY = '(prefers-reduced-motion: reduce)';

function isMotionReduced(): boolean {
  const { motion, screenReader } = document.documentElement.dataset;
  if (screenReader) return true;
  return motion === undefined ? window.matchMedia(QUERY).matches : motion === 'reduced';
}

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(QUERY);
  const choice = new MutationObserver(listener);
  system.addEventListener('change', listener);
  choice.observe(document.documentElement, { attributeFilter: ['data-motion', 'data-screen-reader'] });
  return () => {
    system.removeEventListener('change', listener);
    choice.disconnect();
  };
}

/** Screen-reader mode reduces motion; otherwise this site's setting, then the system's. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced, () => false);
}
