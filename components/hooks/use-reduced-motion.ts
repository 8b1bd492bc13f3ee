'use client';

import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function isMotionReduced(): boolean {
  const chosen = document.documentElement.dataset.motion;
  return chosen === undefined ? window.matchMedia(QUERY).matches : chosen === 'reduced';
}

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(QUERY);
  const choice = new MutationObserver(listener);
  system.addEventListener('change', listener);
  choice.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => {
    system.removeEventListener('change', listener);
    choice.disconnect();
  };
}

/** Whether to keep still: the choice made on this site if there is one, else the system's. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced, () => false);
}
