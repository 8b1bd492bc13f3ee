'use client';

import { useLayoutEffect, useSyncExternalStore } from 'react';
import { pushAddress, replaceAddress, subscribeToAddress } from '@/lib/browser/address';
import { createListeners } from '@/lib/browser/listeners';

export type Anchor = {
  readonly id: string;
  /** Number of navigations to a place by address, link or button; a click on the tab itself does not count. */
  readonly arrivals: number;
};

const NO_ANCHOR: Anchor = { id: '', arrivals: 0 };

let anchor = NO_ANCHOR;
/** The last hash read. Kept here too, because the browser may refuse to write it. */
let lastReadId = '';
let path = '';
let handledArrivals = 0;
const { notify, subscribe } = createListeners(startListening);

const readHash = () => window.location.hash.slice(1);

function readAnchor(): Anchor {
  const id = readHash();
  if (id === lastReadId) return anchor;
  lastReadId = id;
  if (id !== anchor.id) anchor = { id, arrivals: anchor.arrivals + 1 };
  return anchor;
}

/** Writes the open place into the address for sharing, without moving the reader. */
export function setAnchor(id: string): void {
  anchor = { ...anchor, id };
  replaceAddress(`#${id}`);
  lastReadId = readHash();
  notify();
}

/** Opens a place and moves the reader to it, even if the address already names it. */
export function goToAnchor(id: string): void {
  anchor = { id, arrivals: anchor.arrivals + 1 };
  if (readHash() !== id) pushAddress(`#${id}`);
  lastReadId = readHash();
  notify();
}

/** Handles links to a place behind a tab of this page, which the router would look for before the tab is open. */
function followLink(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || !link || link.target || link.pathname !== window.location.pathname) return;
  const id = link.hash.slice(1);
  if (!document.getElementById(id)?.closest('[data-slot=tabs-panel]')) return;
  event.preventDefault();
  goToAnchor(id);
}

function startListening(): () => void {
  path = window.location.pathname;
  document.addEventListener('click', followLink, true);
  const stopListening = subscribeToAddress(notify);
  return () => {
    document.removeEventListener('click', followLink, true);
    stopListening();
    // Variant swaps keep the place; another page resets it.
    if (window.location.pathname === path) return;
    anchor = { ...NO_ANCHOR, arrivals: anchor.arrivals };
    lastReadId = '';
  };
}

export function useAnchor(): Anchor {
  const current = useSyncExternalStore(subscribe, readAnchor, () => NO_ANCHOR);
  // The router writes the address while committing a page, after rendering it.
  useLayoutEffect(notify, []);
  return current;
}

/** Whether this arrival is still unhandled; true once per arrival. */
export function takeArrival({ arrivals }: Anchor): boolean {
  if (arrivals === handledArrivals) return false;
  handledArrivals = arrivals;
  return true;
}
