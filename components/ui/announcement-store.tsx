'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/browser/listeners';
import { ANNOUNCEMENT_CLEAR_MS, SEARCH_ANNOUNCE_DELAY_MS } from '@/lib/config/timings';

const GAP_MS = 50;

let current = '';
let timers: ReturnType<typeof setTimeout>[] = [];
const { notify, subscribe } = createListeners();

function publish(text: string): void {
  current = text;
  notify();
}

/** Announces `text` politely, even if it is identical to the previous one. */
export function announce(text: string): void {
  timers.forEach(clearTimeout);
  publish('');
  timers = [
    setTimeout(() => publish(text), GAP_MS),
    setTimeout(() => publish(''), GAP_MS + ANNOUNCEMENT_CLEAR_MS),
  ];
}

/** Announces what a search found, unless it is empty, after a pause in changes of `search`. */
export function useSearchAnnouncement(search: unknown, found: string): void {
  const announced = useRef(search);
  useEffect(() => {
    if (found === '' || announced.current === search) return;
    const timer = setTimeout(() => {
      announced.current = search;
      announce(found);
    }, SEARCH_ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [search, found]);
}

export const subscribeToAnnouncements = subscribe;

export function readAnnouncement(): string {
  return current;
}

export function LiveRegion() {
  const text = useSyncExternalStore(subscribeToAnnouncements, readAnnouncement, () => '');
  return (
    <div role="status" aria-live="polite" aria-atomic="true" data-slot="live-region" className="sr-only">
      {text}
    </div>
  );
}
