'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { logSilently } from '@/lib/browser/log';

const LATEST_MS = 4000;
/** The signs that a chunk which did not come may come now. */
const CHANCES = ['online', 'pointerdown', 'keydown'] as const;

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
    const chances = new AbortController();
    function load() {
      for (const chance of CHANCES) window.removeEventListener(chance, load);
      import('./widgets').then(
        (loaded) => setWidgets(() => loaded.Widgets),
        (error: unknown) => {
          logSilently('The widgets were not loaded', error);
          for (const chance of CHANCES) window.addEventListener(chance, load, { signal: chances.signal });
        },
      );
    }
    const cancel = whenIdle(load);
    return () => {
      cancel();
      chances.abort();
    };
  }, []);
  return Widgets ? <Widgets /> : null;
}
