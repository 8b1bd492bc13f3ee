'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { INSTALL_PROMPT_DELAY_MS, INSTALL_PROMPT_IOS_DELAY_MS } from '@/lib/config/timings';
import { readInstallWay, subscribeToInstallWay, type InstallWay } from './install-store';

/**
 * When the card is due, on the clock of `performance.now()`: after the browser's event, or after the page has loaded.
 * Null as long as it loads.
 */
function dueAt(way: 'browser' | 'ios'): number | null {
  if (way === 'browser') {
    return (window.installEvent?.heardAt ?? performance.now()) + INSTALL_PROMPT_DELAY_MS;
  }
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  if (!navigation || !('loadEventEnd' in navigation)) return INSTALL_PROMPT_IOS_DELAY_MS;
  const loadedAt = Number(navigation.loadEventEnd);
  return loadedAt > 0 ? loadedAt + INSTALL_PROMPT_IOS_DELAY_MS : null;
}

/** The way to install, once it is time to offer it. */
export function useInstallWay(): InstallWay {
  const way = useSyncExternalStore(subscribeToInstallWay, readInstallWay, () => null);
  const [dueWay, setDueWay] = useState<InstallWay>(null);

  useEffect(() => {
    if (!way) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const at = dueAt(way);
      // On a page that still loads it cannot be due sooner.
      if (at === null) timer = setTimeout(wait, INSTALL_PROMPT_IOS_DELAY_MS);
      else timer = setTimeout(() => setDueWay(way), Math.max(0, at - performance.now()));
    };
    wait();
    return () => clearTimeout(timer);
  }, [way]);

  return way === dueWay ? way : null;
}
