'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { loadWhenPossible } from '@/lib/browser/load-when-possible';

const LATEST_MS = 4000;

function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(work, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(work, LATEST_MS / 2);
  return () => clearTimeout(id);
}

/** The floating widgets, loaded once the page is there and the browser has nothing better to do. */
export function IdleWidgets() {
  const [Widgets, setWidgets] = useState<ComponentType | null>(null);
  useEffect(() => {
    let stop = () => {};
    const cancel = whenIdle(() => {
      stop = loadWhenPossible(
        () => import('./widgets'),
        (loaded) => setWidgets(() => loaded.Widgets),
        'The widgets were not loaded',
      );
    });
    return () => {
      cancel();
      stop();
    };
  }, []);
  return Widgets ? <Widgets /> : null;
}
