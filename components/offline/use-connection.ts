'use client';

import { useState, useSyncExternalStore } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { useRenderedSlug } from '@/components/personalization/use-rendered-persona';
import { parseSavedAt } from '@/lib/service-worker/saved-at';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export type Connection = {
  isOnline: boolean;
  /** When the copy was kept that stands here in place of the page. */
  savedAt: Date | null;
  /** The connection was lost, or found missing, since this document was opened. */
  wasOffline: boolean;
};

export function useConnection(): Connection {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);

  // The document may be a copy, but pages that the router brought since then are not.
  const page = `${useSitePath()} ${useRenderedSlug()}`;
  const [opened] = useState(() => ({
    page,
    savedAt: parseSavedAt(document.documentElement.dataset.savedAt),
  }));
  return { isOnline, wasOffline, savedAt: opened.page === page ? opened.savedAt : null };
}
