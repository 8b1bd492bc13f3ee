'use client';

import { useEffect, useState } from 'react';
import { CONTENT_BLOCKS_LOADING_MS } from '@/lib/config/timings';

/** Whether the blocks of `key` still load: from the moment they are first shown, and again for every other key. */
export function useBlockLoading(key: string, isShown: boolean): boolean {
  const [loadedKey, setLoadedKey] = useState<string | null>(null);
  const isLoading = loadedKey !== key;

  useEffect(() => {
    if (!isLoading || !isShown) return;
    const timer = setTimeout(() => setLoadedKey(key), CONTENT_BLOCKS_LOADING_MS);
    return () => clearTimeout(timer);
  }, [isLoading, isShown, key]);

  return isLoading;
}
