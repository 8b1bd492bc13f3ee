'use client';

import { useSyncExternalStore } from 'react';

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

/** Reduced motion: in screen-reader mode, else as chosen on this site, else as the system asks. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced, () => false);
}
