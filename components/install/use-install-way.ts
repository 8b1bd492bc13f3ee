'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { INSTALL_PROMPT_DELAY_MS, INSTALL_PROMPT_IOS_DELAY_MS } from '@/lib/config/timings';
import { readInstallWay, subscribeToInstallWay, type InstallWay } from './install-store';

/** When the card is due, on the clock of `performance.now()`: after the browser's event, or after the page has loaded. */
function dueAt(way: 'browser' | 'ios'): number {
  if (way === 'browser') {
    return (window.installEvent?.heardAt ?? performance.now()) + INSTALL_PROMPT_DELAY_MS;
  }
  const [navigation] = performance.getEntriesByType('navigation');
  // 0 as long as the page has not loaded.
  const loadedAt = navigation && 'loadEventEnd' in navigation ? Number(navigation.loadEventEnd) : 0;
  return (loadedAt || performance.now()) + INSTALL_PROMPT_IOS_DELAY_MS;
}

/** The way to install, once it is time to offer it. */
export function useInstallWay(): InstallWay {
  const way = useSyncExternalStore(subscribeToInstallWay, readInstallWay, () => null);
  const [dueWay, setDueWay] = useState<InstallWay>(null);

  useEffect(() => {
    if (!way) return;
    const timer = setTimeout(() => setDueWay(way), Math.max(0, dueAt(way) - performance.now()));
    return () => clearTimeout(timer);
  }, [way]);

  return way === dueWay ? way : null;
}
