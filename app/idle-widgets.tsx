'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { logSilently } from '@/lib/browser/log';

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
  useEffect(
    () =>
      whenIdle(() => {
        import('./widgets').then(
          (loaded) => setWidgets(() => loaded.Widgets),
          (error: unknown) => logSilently('The widgets were not loaded', error),
        );
      }),
    [],
  );
  return Widgets ? <Widgets /> : null;
}
