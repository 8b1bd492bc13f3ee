'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { loadWhenPossible } from '@/lib/browser/load-when-possible';

const IDLE_TIMEOUT_MS = 4000;

function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  // Safari: after the pending tasks. The page is painted and hydrated by then.
  else setTimeout(callback);
}

/** The floating widgets, loaded when the browser is idle. */
export function IdleWidgets() {
  const [Widgets, setWidgets] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    let stop = () => {};
    whenIdle(() => {
      if (isUnmounted) return;
      stop = loadWhenPossible(
        () => import('./widgets'),
        (loaded) => setWidgets(() => loaded.Widgets),
        'The widgets were not loaded',
      );
    });
    return () => {
      isUnmounted = true;
      stop();
    };
  }, []);
  return Widgets ? <Widgets /> : null;
}
