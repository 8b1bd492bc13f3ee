'use client';

import { useEffect } from 'react';
import { replaceAddress } from '@/lib/browser/address';

/**
 * Next ignores Back to history entries without its own state, and a plain `#anchor` creates such entries. They get a
 * router entry here, so that Back works.
 */
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
