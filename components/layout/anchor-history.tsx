'use client';

import { useEffect } from 'react';
import { replaceAddress } from '@/lib/browser/address';

/**
 * Next ignores Back to history entries without its own state, and a plain `#anchor` makes such entries. They get an
 * entry of their own address here, so that Back brings the page along.
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
