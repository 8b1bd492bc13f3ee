'use client';

import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { onAnalyticsSwitch } from '@/lib/browser/analytics-switch';
import { sendSettings, settingsUrl, userUrl, type StoredUser } from '@/lib/browser/calls';
import { mayRemember, subscribeToConsent } from '@/lib/browser/consent';
import { isDemoView } from '@/lib/browser/demo-view';
import { keepTrying } from '@/lib/browser/keep-trying';
import { readLanding } from '@/lib/browser/landing';
import { logSilently } from '@/lib/browser/log';
import { adoptPersonaCookie, readPersonaCookie, writePersonaCookie } from '@/lib/browser/persona-cookie';
import { withoutPersona } from '@/lib/browser/persona-url';
import { onCallSucceeded, requestJson } from '@/lib/browser/request';
import { readStored, writeStored } from '@/lib/browser/storage';
import { readUnsavedSegment } from '@/lib/browser/unsaved-segment';
import { onUserIdRenewed, readUserId } from '@/lib/browser/user-id';
import { DEFAULT_PERSONA, formatPersonaSlug, parsePersonaSlug } from '@/lib/personalization/persona';
import type { PersonaCookie } from '@/lib/personalization/persona-cookie';
import { readQuery } from '@/lib/personalization/read-query';
import { selectPersonaCookie } from '@/lib/personalization/session';
import { selectChanges, selectVariant, type PersonalizationSettings } from '@/lib/personalization/settings';
import { ActionsContext, SessionContext } from './personalization-context';
import {
  createSessionActions,
  createSessionChange,
  createSessionStore,
  followOtherTabs,
  leaveAd,
  loadSaving,
  type PersonaSwap,
  type SessionChange,
  type SessionStore,
} from './session';
import { usePersonaSwap } from './use-persona-swap';
import { useRenderedSlug } from './use-rendered-persona';

/** The one owner of a visit: who is looking, what they chose, and everything that follows from a choice. */
export function PersonalizationProvider({ children }: { children: ReactNode }) {
  const renderedSlug = useRenderedSlug();
  const [store] = useState(() => createSessionStore(parsePersonaSlug(renderedSlug) ?? DEFAULT_PERSONA));
  const swap = usePersonaSwap(renderedSlug);
  const change = useMemo(() => createSessionChange(store, swap), [store, swap]);
  const actions = useMemo(() => createSessionActions(store, change, swap), [store, change, swap]);
  useRestoreSession({ store, change, renderedSlug });
  useReturn(store, swap);
  return (
    <SessionContext value={store}>
      <ActionsContext value={actions}>{children}</ActionsContext>
    </SessionContext>
  );
}

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
function useRestoreSession({ store, change, renderedSlug }: Restoring): void {
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

type Loading = { store: SessionStore; change: SessionChange };

/** The settings that the page began with; null where the visit was under way before the visitor let anything be kept. */
type AtBegin = PersonalizationSettings | null;

let latest: Loading | null = null;

/** Whether URL or cookie decided already; where cookies are forbidden the rendered page tells. */
function isPersonaKnown({ initial }: SessionStore): boolean {
  return (
    readPersonaCookie() !== null || formatPersonaSlug(initial.persona) !== formatPersonaSlug(DEFAULT_PERSONA)
  );
}

/**
 * The stored user counts only where no cookie says otherwise (product decisions, precedence), and nothing was chosen
 * while the answer was under way.
 */
async function loadUser(userId: number, { store, change }: Loading) {
  const isRemembered = isPersonaKnown(store);
  const before = store.read().persona;
  const user = await requestJson<StoredUser>('GET', userUrl(userId));
  const { segment, visitor } = store.read().persona;
  if (isRemembered || segment !== before.segment || visitor !== before.visitor) return;
  change({ type: 'user-loaded', segment: user.segment, isNewUser: user.isNewUser });
}

/**
 * What was switched before the visitor let anything be kept is kept now; otherwise the server knows best, but for what
 * was switched since the page began.
 */
async function loadSettings(userId: number, { store, change }: Loading, atBegin: AtBegin) {
  const before = atBegin ?? store.read().settings;
  const chosen = atBegin ? {} : selectChanges(before);
  const settings = await (Object.keys(chosen).length > 0
    ? sendSettings(userId, chosen)
    : requestJson<PersonalizationSettings>('GET', settingsUrl(userId)));
  change({
    type: 'settings-loaded',
    settings: { ...settings, ...selectChanges(store.read().settings, before) },
  });
}

/** After any call that succeeded: the next one carries what was not saved (product decisions). */
function sendUnsavedSegment(userId: number): void {
  if (!mayRemember() || !readUnsavedSegment()) return;
  loadSaving().then(
    (saving) => saving.saveUnsavedSegment(userId),
    (error: unknown) => logSilently('The segment was not sent', error),
  );
}

/** Loads what the server keeps. Nothing is noted before the settings are there, so one failed call is not the end. */
function startLoading(loading: Loading, atBegin: AtBegin): void {
  latest = loading;
  onCallSucceeded(() => sendUnsavedSegment(readUserId()));
  const userId = readUserId();
  loadUser(userId, loading).catch((error: unknown) => logSilently('The visitor was not loaded', error));
  void keepTrying(() => loadSettings(userId, loading, atBegin), {
    // Who has deleted everything begins anew with the next page.
    isWanted: () => latest === loading && mayRemember() && loading.store.read().userId === userId,
    onFailure: (error) => logSilently('The settings were not loaded', error),
  });
}

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
function useReturn(store: SessionStore, swap: PersonaSwap): void {
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

const KEY = 'visit';

/** True once per visit, which lasts as long as the browser keeps its session storage. */
export function beginVisit(): boolean {
  if (readStored('session', KEY) !== null) return false;
  return writeStored('session', KEY, 'begun');
}
