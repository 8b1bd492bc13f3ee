'use client';

import { useEffect, useEffectEvent } from 'react';
import { createKeptState } from '@/components/hooks/kept-state';
import { CONTENT_BLOCKS_LOADING_MS } from '@/lib/config/timings';

const useLoadedKey = createKeptState<string | null>();

/**
 * Whether the blocks of `key` in this list still load: from the moment they are first shown, and again for every other
 * key. Another type of visitor gets the same blocks, and waits for nothing.
 */
export function useBlockLoading(list: string, key: string, isShown: boolean): boolean {
  const [loadedKey, setLoadedKey] = useLoadedKey(null, list);
  const isLoading = loadedKey !== key;

  const finish = useEffectEvent(() => setLoadedKey(key));

  useEffect(() => {
    if (!isLoading || !isShown) return;
    const timer = setTimeout(() => finish(), CONTENT_BLOCKS_LOADING_MS);
    return () => clearTimeout(timer);
  }, [isLoading, isShown, key]);

  return isLoading;
}
