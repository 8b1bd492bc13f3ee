'use client';

import { useEffect } from 'react';
import { useConsentState } from '@/components/personalization/use-visit-mode';
import { replaceAddress } from '@/lib/browser/address';
import { registerServiceWorker } from '@/lib/browser/service-worker';
import { readStored } from '@/lib/browser/storage';
import { ESSENTIAL_KEYS } from '@/lib/config/stored-keys';

/** Effects on the whole document. Renders nothing. */
export function DocumentEffects() {
  const consent = useConsentState();
  useEffect(() => void registerServiceWorker(), [consent]);
  useEffect(addStateToAnchors, []);
  useEffect(focusClickedControls, []);
  useEffect(syncThemeColor, []);
  useEffect(syncRestoredPage, []);
  return null;
}

/** A plain `#anchor` creates a history entry without Next's state, to which Next ignores Back. Adds that state. */
function addStateToAnchors(): () => void {
  const addState = () => {
    if (window.history.state === null) replaceAddress(window.location.href);
  };
  window.addEventListener('hashchange', addState);
  return () => window.removeEventListener('hashchange', addState);
}

/**
 * Safari does not focus clicked buttons and links. Focusing them lets a dialog return the focus on closing. The click on
 * an open select's trigger is to close the list, which would close, and so open again, by losing the focus.
 */
function focusClickedControls(): () => void {
  const focusControl = ({ target, isTrusted }: MouseEvent) => {
    if (!isTrusted || !(target instanceof Element)) return;
    target
      .closest<HTMLElement>('button:not([role=combobox][aria-expanded=true]), a[href]')
      ?.focus({ preventScroll: true });
  };
  document.addEventListener('click', focusControl, true);
  return () => document.removeEventListener('click', focusControl, true);
}

/** Sets the browser's theme color to the chosen theme; the page's tags only know the system's. */
function syncThemeColor(): () => void {
  const updateColor = () => {
    const color = getComputedStyle(document.documentElement).getPropertyValue('--background').trim();
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
      meta.content = color;
  };
  updateColor();
  const observer = new MutationObserver(updateColor);
  observer.observe(document.documentElement, { attributeFilter: ['class', 'data-theme', 'data-contrast'] });
  return () => observer.disconnect();
}

/** Pages in the back/forward cache get no storage events, so they missed the choices made in other tabs. */
function syncRestoredPage(): () => void {
  const dispatchStored = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    for (const key of ESSENTIAL_KEYS)
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: readStored('local', key) }));
  };
  window.addEventListener('pageshow', dispatchStored);
  return () => window.removeEventListener('pageshow', dispatchStored);
}
