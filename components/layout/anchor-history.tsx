'use client';

import { useEffect } from 'react';
import { replaceAddress } from '@/lib/browser/address';

/** Next ignores Back to entries without its own state, which a plain `#anchor` creates: they get a router entry here. */
export function AnchorHistory() {
  useEffect(() => {
    const adopt = () => {
      if (window.history.state === null) replaceAddress(window.location.href);
    };
    window.addEventListener('hashchange', adopt);
    return () => window.removeEventListener('hashchange', adopt);
  }, []);
  return null;
}
