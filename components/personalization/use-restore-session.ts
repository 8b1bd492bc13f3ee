'use client';

import { useEffect } from 'react';
import { sendSettings, settingsUrl, userUrl, type StoredUser } from '@/lib/browser/calls';
import { mayRemember, subscribeToConsent } from '@/lib/browser/consent';
import { isDemoView } from '@/lib/browser/demo-view';
import { logSilently } from '@/lib/browser/log';
import { requestJson } from '@/lib/browser/request';
import { readPersonaCookie, writePersonaCookie } from '@/lib/browser/persona-cookie';
import { readUserId } from '@/lib/browser/user-id';
import { readUnsavedSegment } from '@/lib/browser/unsaved-segment';
import { beginVisit } from '@/lib/browser/visit';
import { DEFAULT_PERSONA, formatPersonaSlug, parsePersonaSlug } from '@/lib/personalization/persona';
import type { PersonaCookie } from '@/lib/personalization/persona-cookie';
import { selectPersonaCookie } from '@/lib/personalization/session';
import { selectChanges, type PersonalizationSettings } from '@/lib/personalization/settings';
import { loadSaving } from './load-saving';
import type { SessionChange } from './session-actions';
import type { SessionStore } from './session-store';

type Restoring = { store: SessionStore; change: SessionChange; renderedSlug: string };

/** A cluster chosen by hand holds for the visit; on the next one analysis may decide again. */
function forThisVisit(cookie: PersonaCookie): PersonaCookie {
  const isFromUrl = new URL(window.location.href).searchParams.has('cluster');
  const isOver = !isDemoView() && beginVisit() && cookie.clusterSource === 'chosen' && !isFromUrl;
  return isOver ? { ...cookie, clusterSource: 'default' } : cookie;
}

/** Whether URL or cookie decided already; where cookies are forbidden the rendered page tells. */
function isPersonaKnown({ initial }: SessionStore): boolean {
  return (
    readPersonaCookie() !== null || formatPersonaSlug(initial.persona) !== formatPersonaSlug(DEFAULT_PERSONA)
  );
}

/** The stored user counts only where no cookie says otherwise (product decisions, precedence). */
async function loadUser(userId: number, isRemembered: boolean, change: SessionChange) {
  const user = await requestJson<StoredUser>('GET', userUrl(userId));
  if (!isRemembered) change({ type: 'user-loaded', segment: user.segment, isNewUser: user.isNewUser });
}

/** What was switched before the visitor let anything be kept is kept now; otherwise the server knows best. */
async function loadSettings(
  userId: number,
  { store, change, hasBegun }: Pick<Restoring, 'store' | 'change'> & { hasBegun: boolean },
) {
  const before = store.read().settings;
  const chosen = hasBegun ? selectChanges(before) : {};
  const settings = await (Object.keys(chosen).length > 0
    ? sendSettings(userId, chosen)
    : requestJson<PersonalizationSettings>('GET', settingsUrl(userId)));
  const hasChangedMeanwhile = store.read().settings !== before;
  change({ type: 'settings-loaded', settings: hasChangedMeanwhile ? store.read().settings : settings });
}

function sendUnsavedSegment(userId: number): void {
  if (!readUnsavedSegment()) return;
  loadSaving().then(
    (saving) => saving.saveUnsavedSegment(userId),
    (error: unknown) => logSilently('The segment was not sent', error),
  );
}

/** Loads what the server keeps, or nothing where the visitor does not let it. */
function startLoading({ store, change }: Pick<Restoring, 'store' | 'change'>, hasBegun: boolean): void {
  const userId = readUserId();
  loadUser(userId, isPersonaKnown(store), change).then(
    () => sendUnsavedSegment(userId),
    (error: unknown) => logSilently('The visitor was not loaded', error),
  );
  loadSettings(userId, { store, change, hasBegun }).catch((error: unknown) =>
    logSilently('The settings were not loaded', error),
  );
}

/** Brings the session up to what is remembered: first this browser's cookie, then what the server keeps. */
export function useRestoreSession({ store, change, renderedSlug }: Restoring): void {
  useEffect(() => {
    const cookie = readPersonaCookie();
    const rendered = parsePersonaSlug(renderedSlug);
    if (cookie) store.dispatch({ type: 'persona-remembered', cookie: forThisVisit(cookie) });
    else if (rendered) {
      store.dispatch({ type: 'persona-followed', persona: rendered });
      // What the address says holds for the pages to come, cookie or not.
      const isNamed = renderedSlug !== formatPersonaSlug(DEFAULT_PERSONA);
      if (isNamed && !mayRemember()) writePersonaCookie(selectPersonaCookie(store.read()));
    }
  }, [store, renderedSlug]);

  useEffect(() => {
    // In a task of its own: drawing everything once more in the one that hydrates would hold up a phone's first tap.
    const timer = setTimeout(() => store.dispatch({ type: 'user-identified', userId: readUserId() }));
    document.documentElement.dataset.hydrated = 'true';
    // The demo view knows from its cookie all that it needs, and brings its settings itself.
    if (isDemoView()) return () => clearTimeout(timer);
    let hasBegun = false;
    let isLoaded = false;
    const follow = () => {
      const isAllowed = mayRemember();
      if (isAllowed && !isLoaded) startLoading({ store, change }, hasBegun);
      isLoaded = isAllowed;
      hasBegun = true;
    };
    follow();
    const unsubscribe = subscribeToConsent(follow);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store, change]);
}
