'use client';

import { useEffect } from 'react';
import { readDemoCookie } from '@/lib/browser/demo-view';

/** A page that was loaded as the visitor's own and comes back into sight in the demo view, or the other way round, is loaded anew. */
export function useSameView(): void {
  useEffect(() => {
    const compare = () => {
      const isLoadedInDemo = document.documentElement.dataset.demoView !== undefined;
      if (document.visibilityState === 'visible' && isLoadedInDemo !== (readDemoCookie() !== null))
        window.location.reload();
    };
    // Of a page that the browser has kept whole, and of a tab beside it.
    window.addEventListener('pageshow', compare);
    document.addEventListener('visibilitychange', compare);
    return () => {
      window.removeEventListener('pageshow', compare);
      document.removeEventListener('visibilitychange', compare);
    };
  }, []);
}
