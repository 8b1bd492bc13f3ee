'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { notifyOfAddress, subscribeToAddress } from '@/components/hooks/subscribe-to-address';
import { pushAddress, replaceAddress } from '@/lib/browser/address';

const readHash = () => window.location.hash.slice(1);

/**
 * The article that the address names. Opening one makes an entry in the history, so that Back closes it; closing
 * takes that entry back, or only clears the hash where the visitor arrived with it.
 */
export function useOpenArticle(ids: readonly string[]) {
  const hash = useSyncExternalStore(subscribeToAddress, readHash, () => '');
  const openId = ids.includes(hash) ? hash : null;
  const hasOwnEntry = useRef(false);

  useEffect(() => {
    if (openId === null) hasOwnEntry.current = false;
  }, [openId]);

  function open(id: string) {
    if (openId === null) {
      hasOwnEntry.current = true;
      pushAddress(`#${id}`);
    } else {
      replaceAddress(`#${id}`);
    }
    notifyOfAddress();
  }

  function close() {
    if (openId === null) return;
    if (hasOwnEntry.current) return window.history.back();
    replaceAddress(window.location.pathname + window.location.search);
    notifyOfAddress();
  }

  return { openId, open, close };
}
