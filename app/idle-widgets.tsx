'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { loadWhenPossible } from '@/lib/browser/load-when-possible';

const LATEST_MS = 4000;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST_MS });
  // Safari: after the pending tasks. The page is painted and hydrated by then.
  else setTimeout(work);
}

/** The floating widgets, loaded when the browser is idle. */
export function IdleWidgets() {
  const [Widgets, setWidgets] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    whenIdle(() => {
      if (isGone) return;
      stop = loadWhenPossible(
        () => import('./widgets'),
        (loaded) => setWidgets(() => loaded.Widgets),
        'The widgets were not loaded',
      );
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return Widgets ? <Widgets /> : null;
}
