'use client';

import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { getSettings, getUser, patchSettings } from '@/lib/api/visit-endpoints';
import { withoutPersona } from '@/lib/browser/address';
import { beginVisit, readLanding } from '@/lib/browser/landing';
import { logSilently } from '@/lib/browser/log';
import { call, onCallSucceeded, retryCall } from '@/lib/browser/request';
import {
  adoptPersonaCookie,
  onAnalyticsSwitch,
  readPersonaCookie,
  readUnsavedSegment,
  storeUrlPersona,
  writePersonaCookie,
} from '@/lib/browser/stored-choices';
import { onUserIdRenewed, readUserId } from '@/lib/browser/user-id';
import { decidePersona, sourceOf } from '@/lib/personalization/decide-persona';
import { DEFAULT_PERSONA, formatPersonaSlug, parsePersonaSlug } from '@/lib/personalization/persona';
import type { PersonaCookie } from '@/lib/personalization/persona-cookie';
import { readQuery } from '@/lib/personalization/read-query';
import { selectPersonaCookie } from '@/lib/personalization/session';
import { selectChanges, selectVariant, type PersonalizationSettings } from '@/lib/personalization/settings';
import { whenOwnVisit } from '@/lib/visit/visit-mode';
import { ActionsContext, SessionContext } from './personalization-context';
import {
  createSessionActions,
  createSessionChange,
  createSessionStore,
  syncFromOtherTabs,
  clearAdFromAddress,
  loadSaveHandlers,
  type PersonaSwap,
  type SessionChange,
  type SessionStore,
} from './session';
import { usePersonaSwap } from './use-persona-swap';
import { useRenderedSlug } from './use-rendered-slug';

export function PersonalizationProvider({ children }: { children: ReactNode }) {
  const renderedSlug = useRenderedSlug();
  const [store] = useState(() => createSessionStore(parsePersonaSlug(renderedSlug) ?? DEFAULT_PERSONA));
  const swap = usePersonaSwap(renderedSlug);
  const change = useMemo(() => createSessionChange(store, swap), [store, swap]);
  const actions = useMemo(() => createSessionActions(store, change, swap), [store, change, swap]);
  useRestoreSession({ store, change, renderedSlug });
  useBackForward(store, swap);
  return (
    <SessionContext value={store}>
      <ActionsContext value={actions}>{children}</ActionsContext>
    </SessionContext>
  );
}

type RestoreOptions = { store: SessionStore; change: SessionChange; renderedSlug: string };

/** A manually chosen cluster lasts for the visit; on the next one analysis can change it. */
function releaseChosenCluster(cookie: PersonaCookie): PersonaCookie {
  const isFromUrl = readQuery(window.location.search).has('cluster');
  if (cookie.clusterSource !== 'chosen' || isFromUrl) return cookie;
  const released = { ...cookie, clusterSource: 'default' } as const;
  writePersonaCookie(released);
  return released;
}

function useRestoreSession({ store, change, renderedSlug }: RestoreOptions): void {
  const hasStarted = useRef(false);

  useEffect(() => {
    // Also without a cookie, because a later choice belongs to this visit. Only once, because withdrawing consent
    // removes the key.
    const isNextVisit = !hasStarted.current && beginVisit();
    hasStarted.current = true;
    const cookie = adoptPersonaCookie();
    const rendered = parsePersonaSlug(renderedSlug);
    if (cookie)
      store.dispatch({
        type: 'persona-remembered',
        cookie: isNextVisit ? releaseChosenCluster(cookie) : cookie,
      });
    else if (rendered) {
      store.dispatch({ type: 'persona-followed', persona: rendered });
      const isNamed = renderedSlug !== formatPersonaSlug(DEFAULT_PERSONA);
      if (isNamed) storeUrlPersona(selectPersonaCookie(store.read()));
    }
  }, [store, renderedSlug]);

  useEffect(() => {
    let settings: PersonalizationSettings | null = store.read().settings;
    let unsubscribe = () => {};
    const identify = (userId: number) => store.dispatch({ type: 'user-identified', userId });
    // In a separate task, because the hydration task is already long.
    const timer = setTimeout(() => {
      identify(readUserId());
      unsubscribe = whenOwnVisit(() => {
        // Another tab may have stored consent first, with another user id.
        identify(readUserId());
        startLoading({ store, change }, settings);
      });
      settings = null;
    });
    const unsubscribeFromSwitch = onAnalyticsSwitch((value) =>
      store.dispatch({ type: 'setting-changed', name: 'behavioralAnalytics', value }),
    );
    const unsubscribeFromId = onUserIdRenewed(identify);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      unsubscribeFromSwitch();
      unsubscribeFromId();
    };
  }, [store, change]);
}

type LoadContext = { store: SessionStore; change: SessionChange };

/** Settings at page load; null if consent was given during the visit. */
type InitialSettings = PersonalizationSettings | null;

let latest: LoadContext | null = null;

/** Sources that take precedence over the stored user. With cookies blocked, the rendered page reflects the URL. */
function readSources({ initial }: SessionStore) {
  const isDefault = formatPersonaSlug(initial.persona) === formatPersonaSlug(DEFAULT_PERSONA);
  return { url: isDefault ? {} : initial.persona, cookie: readPersonaCookie() };
}

/** Ignores the response if the visitor chose something while the request ran. */
async function loadUser(userId: number, { store, change }: LoadContext) {
  const sources = readSources(store);
  const before = store.read().persona;
  const user = await call(getUser, { userId });
  const { segment, visitor } = store.read().persona;
  if (segment !== before.segment || visitor !== before.visitor) return;
  const decision = decidePersona({ ...sources, stored: user });
  if (sourceOf(decision, 'visitor') !== 'stored') return;
  change({ type: 'user-loaded', persona: decision.result, storedSegment: user.segment });
}

/** Saves changes made before consent; otherwise the server wins, except for changes since page load. */
async function loadSettings(
  userId: number,
  { store, change }: LoadContext,
  initialSettings: InitialSettings,
) {
  const before = initialSettings ?? store.read().settings;
  const chosen = initialSettings ? {} : selectChanges(before);
  const settings = await (Object.keys(chosen).length > 0
    ? call(patchSettings, { userId, body: chosen, needsConsent: true })
    : call(getSettings, { userId }));
  change({
    type: 'settings-loaded',
    settings: { ...settings, ...selectChanges(store.read().settings, before) },
  });
}

/** The next successful call triggers saving an unsaved segment (product decisions). */
function sendUnsavedSegment(userId: number): void {
  if (!readUnsavedSegment()) return;
  loadSaveHandlers().then(
    (handlers) => handlers.saveUnsavedSegment?.(userId),
    (error: unknown) => logSilently('The segment was not sent', error),
  );
}

function startLoading(context: LoadContext, initialSettings: InitialSettings): void {
  latest = context;
  onCallSucceeded(() => sendUnsavedSegment(readUserId()));
  const userId = readUserId();
  loadUser(userId, context).catch((error: unknown) => logSilently('The visitor was not loaded', error));
  void retryCall(() => loadSettings(userId, context, initialSettings), {
    isNeeded: () => latest === context && context.store.read().userId === userId,
    onFailure: (error) => logSilently('The settings were not loaded', error),
  });
}

/** Whether neither the cookie nor the address names the current persona, because the data was deleted. */
function wasPersonaDeleted(store: SessionStore): boolean {
  const { persona } = store.read();
  const isNamed = readPersonaCookie() !== null || withoutPersona(window.location.href) !== null;
  return !isNamed && formatPersonaSlug(persona) !== formatPersonaSlug(DEFAULT_PERSONA);
}

/** Back and Forward restore pages as they were left: applies later choices. */
function useBackForward(store: SessionStore, swap: PersonaSwap): void {
  useEffect(() => {
    const show = () => {
      const { persona, settings } = store.read();
      swap(selectVariant(persona, settings).result);
    };
    const syncRestoredPage = () => {
      if (wasPersonaDeleted(store)) window.location.reload();
      else if (syncFromOtherTabs(store)) show();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      // After the router's own listener, because a request in flight would cause a full reload.
      if (persisted) timer = setTimeout(syncRestoredPage);
    };
    if (readLanding().isBackForward) {
      clearAdFromAddress(store.read().persona, store.initial.persona);
      if (wasPersonaDeleted(store)) window.location.reload();
      else show();
    }
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', handlePageShow);
    };
  }, [store, swap]);
}
