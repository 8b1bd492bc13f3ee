'use client';

import { useEffect } from 'react';

/**
 * Next ignores Back to history entries without its own state, and a plain `#anchor` makes such entries. They get an
 * entry of their own address here, so that Back brings the page along.
 */
export function AnchorHistory() {
  useEffect(() => {
    const adopt = () => {
      if (window.history.state === null) window.history.replaceState(null, '', window.location.href);
    };
    window.addEventListener('hashchange', adopt);
    return () => window.removeEventListener('hashchange', adopt);
  }, []);
  return null;
}
