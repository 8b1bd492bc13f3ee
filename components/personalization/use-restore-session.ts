'use client';

import { useEffect, useRef } from 'react';
import { onAnalyticsSwitch } from '@/lib/browser/analytics-switch';
import { mayRemember, subscribeToConsent } from '@/lib/browser/consent';
import { isDemoView } from '@/lib/browser/demo-view';
import { adoptPersonaCookie, writePersonaCookie } from '@/lib/browser/persona-cookie';
import { onUserIdRenewed, readUserId } from '@/lib/browser/user-id';
import { beginVisit } from '@/lib/browser/visit';
import { DEFAULT_PERSONA, formatPersonaSlug, parsePersonaSlug } from '@/lib/personalization/persona';
import type { PersonaCookie } from '@/lib/personalization/persona-cookie';
import { readQuery } from '@/lib/personalization/read-query';
import { selectPersonaCookie } from '@/lib/personalization/session';
import type { PersonalizationSettings } from '@/lib/personalization/settings';
import { startLoading } from './load-session';
import type { SessionChange } from './session-change';
import type { SessionStore } from './session-store';

type Restoring = { store: SessionStore; change: SessionChange; renderedSlug: string };

/** A tab that a page of this site opened goes on with its visit. */
function isOpenedFromHere(): boolean {
  return document.referrer.startsWith(`${window.location.origin}/`);
}

/** A cluster chosen by hand holds for the visit; on the next one, on all its pages, analysis may decide again. */
function forNextVisit(cookie: PersonaCookie): PersonaCookie {
  const isFromUrl = readQuery(window.location.search).has('cluster');
  if (cookie.clusterSource !== 'chosen' || isFromUrl) return cookie;
  const softened = { ...cookie, clusterSource: 'default' } as const;
  writePersonaCookie(softened);
  return softened;
}

/** Brings the session up to what is remembered: first this browser's cookie, then what the server keeps. */
export function useRestoreSession({ store, change, renderedSlug }: Restoring): void {
  const hasBegun = useRef(false);

  useEffect(() => {
    // Asked without a cookie too, because what is chosen next belongs to the visit that begins here; and only once,
    // because a refusal removes the key of a visit that goes on.
    const isNextVisit = !hasBegun.current && !isDemoView() && beginVisit() && !isOpenedFromHere();
    hasBegun.current = true;
    const cookie = adoptPersonaCookie();
    const rendered = parsePersonaSlug(renderedSlug);
    if (cookie)
      store.dispatch({ type: 'persona-remembered', cookie: isNextVisit ? forNextVisit(cookie) : cookie });
    else if (rendered) {
      store.dispatch({ type: 'persona-followed', persona: rendered });
      // What the address says holds for the pages to come, cookie or not.
      const isNamed = renderedSlug !== formatPersonaSlug(DEFAULT_PERSONA);
      if (isNamed && !mayRemember()) writePersonaCookie(selectPersonaCookie(store.read()));
    }
  }, [store, renderedSlug]);

  useEffect(() => {
    let settings: PersonalizationSettings | null = store.read().settings;
    let isLoaded = false;
    const follow = () => {
      const isAllowed = mayRemember();
      if (isAllowed && !isLoaded) {
        // Another tab may have agreed first, under its own number.
        store.dispatch({ type: 'user-identified', userId: readUserId() });
        startLoading({ store, change }, settings);
      }
      isLoaded = isAllowed;
      settings = null;
    };
    // The demo view knows from its cookie all that it needs, and brings its settings itself.
    const isDemo = isDemoView();
    // In a task of its own: the one that hydrates is long enough for a phone's first tap.
    const timer = setTimeout(() => {
      store.dispatch({ type: 'user-identified', userId: readUserId() });
      if (!isDemo) follow();
    });
    const unsubscribe = isDemo ? () => {} : subscribeToConsent(follow);
    const unhear = isDemo
      ? () => {}
      : onAnalyticsSwitch((value) =>
          store.dispatch({ type: 'setting-changed', name: 'behavioralAnalytics', value }),
        );
    const forget = onUserIdRenewed((userId) => store.dispatch({ type: 'user-identified', userId }));
    return () => {
      clearTimeout(timer);
      unsubscribe();
      unhear();
      forget();
    };
  }, [store, change]);
}
