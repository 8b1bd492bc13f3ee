'use client';

import { useEffect } from 'react';
import { readLanding } from '@/lib/browser/landing';
import { readPersonaCookie } from '@/lib/browser/persona-cookie';
import { withoutPersona } from '@/lib/browser/persona-url';
import { DEFAULT_PERSONA, formatPersonaSlug } from '@/lib/personalization/persona';
import { selectVariant } from '@/lib/personalization/settings';
import { followOtherTabs, leaveAd, type PersonaSwap } from './session-change';
import type { SessionStore } from './session-store';

/** Whether somebody is shown whom neither the cookie nor the address names any more: the data were deleted since. */
function isForgotten(store: SessionStore): boolean {
  const { persona } = store.read();
  const isNamed = readPersonaCookie() !== null || withoutPersona(window.location.href) !== null;
  return !isNamed && formatPersonaSlug(persona) !== formatPersonaSlug(DEFAULT_PERSONA);
}

/**
 * Back and Forward bring a page as it was left, from the back/forward cache or the HTTP cache. What was chosen on
 * other pages since holds here too; a page that is right stays untouched.
 */
export function useReturn(store: SessionStore, swap: PersonaSwap): void {
  useEffect(() => {
    const show = () => {
      const { persona, settings } = store.read();
      swap(selectVariant(persona, settings).result);
    };
    const catchUp = () => {
      if (isForgotten(store)) window.location.reload();
      else if (followOtherTabs(store)) show();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      // After the router's own listener, which restores this page: a request under way then ends in a full reload.
      if (persisted) timer = setTimeout(catchUp);
    };
    if (readLanding().isReturnedTo) {
      leaveAd(store.read().persona, store.initial.persona);
      if (isForgotten(store)) window.location.reload();
      else show();
    }
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', handlePageShow);
    };
  }, [store, swap]);
}
