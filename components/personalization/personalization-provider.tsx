'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { withoutPersona } from '@/lib/browser/address';
import { beginVisit, readLanding } from '@/lib/browser/landing';
import { urlQuery } from '@/lib/browser/query-client';
import { call, isRefusal } from '@/lib/browser/request';
import {
  adoptPersonaCookie,
  onAnalyticsSwitch,
  readPersonaCookie,
  storeUrlPersona,
  writePersonaCookie,
} from '@/lib/browser/stored-choices';
import { readStoredVisitor, storeReadVisitor } from '@/lib/browser/stored-visitor';
import { onUserIdRenewed, readUserId } from '@/lib/browser/user-id';
import { SETTINGS_RETRY_LIMIT_MS, SETTINGS_RETRY_MS, spreadRetry } from '@/lib/config/timings';
import { decidePersona, sourceOf } from '@/lib/personalization/decide-persona';
import { DEFAULT_PERSONA, formatPersonaSlug, parsePersonaSlug } from '@/lib/personalization/persona';
import type { PersonaCookie } from '@/lib/personalization/persona-cookie';
import { readQuery } from '@/lib/personalization/read-query';
import { selectPersonaCookie } from '@/lib/personalization/session';
import { selectChanges, selectVariant, type PersonalizationSettings } from '@/lib/personalization/settings';
import { whenOwnVisit } from '@/lib/browser/visit-mode';
import { ActionsContext, SessionContext } from './personalization-context';
import {
  createSessionActions,
  createSessionChange,
  createSessionStore,
  syncFromOtherTabs,
  clearAdFromAddress,
  type PersonaSwap,
  type SessionChange,
  type SessionStore,
} from './session-store';
import { usePersonaSwap, useRenderedSlug } from './use-persona-swap';
import { useSaveChoices } from './use-save-choices';

export function PersonalizationProvider({ children }: { children: ReactNode }) {
  const renderedSlug = useRenderedSlug();
  const [store] = useState(() => createSessionStore(parsePersonaSlug(renderedSlug) ?? DEFAULT_PERSONA));
  const swap = usePersonaSwap(renderedSlug);
  const change = useMemo(() => createSessionChange(store, swap), [store, swap]);
  const saves = useSaveChoices(store, change);
  const actions = useMemo(
    () => createSessionActions(store, change, swap, saves),
    [store, change, swap, saves],
  );
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
  const client = useQueryClient();
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
        startLoading({ client, store, change }, settings);
      });
      settings = null;
    });
    const unsubscribeFromSwitch = onAnalyticsSwitch((value) =>
      store.dispatch({ type: 'setting-changed', name: 'behavioralAnalytics', value }),
    );
    const unsubscribeFromId = onUserIdRenewed((userId) => {
      forgetVisitor(client);
      identify(userId);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      unsubscribeFromSwitch();
      unsubscribeFromId();
    };
  }, [client, store, change]);
}

type LoadContext = { client: QueryClient; store: SessionStore; change: SessionChange };

/** Settings at page load; null if consent was given during the visit. */
type InitialSettings = PersonalizationSettings | null;

/** Sources that take precedence over the stored user. With cookies blocked, the rendered page reflects the URL. */
function readSources({ initial }: SessionStore) {
  const isDefault = formatPersonaSlug(initial.persona) === formatPersonaSlug(DEFAULT_PERSONA);
  return { url: isDefault ? {} : initial.persona, cookie: readPersonaCookie() };
}

/** What the server stores of this visitor, which is requested only with consent. */
const meta = { needsConsent: true };

/** Stops its requests and retries, too. */
function forgetVisitor(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => query.meta?.needsConsent === true });
}

/** Ignores the response if the visitor chose something while the request ran. */
async function loadUser(userId: number, { client, store, change }: LoadContext) {
  const sources = readSources(store);
  const before = store.read().persona;
  const user =
    readStoredVisitor(userId).user ??
    (await client.fetchQuery({ ...urlQuery('GET /api/user/{id}', { userId }), meta, staleTime: 0 }));
  const { segment, visitor } = store.read().persona;
  if (segment !== before.segment || visitor !== before.visitor) return;
  storeReadVisitor(userId, { user });
  const decision = decidePersona({ ...sources, stored: user });
  if (sourceOf(decision, 'visitor') !== 'stored') return;
  change({ type: 'user-loaded', persona: decision.result, storedSegment: user.segment });
}

/** Saves changes made before consent; otherwise the server wins, except for changes since page load. */
async function loadSettings(
  userId: number,
  { client, store, change }: LoadContext,
  initialSettings: InitialSettings,
) {
  const before = initialSettings ?? store.read().settings;
  const body = initialSettings ? {} : selectChanges(before);
  const isUnchanged = Object.keys(body).length === 0;
  const stored = isUnchanged ? readStoredVisitor(userId).settings : undefined;
  const settings = stored ?? (await fetchSettings(userId, client, body));
  const changes = selectChanges(store.read().settings, before);
  // A change since the request is being saved, and this response may not have it.
  if (Object.keys(changes).length === 0) storeReadVisitor(userId, { settings });
  change({ type: 'settings-loaded', settings: { ...settings, ...changes } });
}

function fetchSettings(userId: number, client: QueryClient, body: Partial<PersonalizationSettings>) {
  return client.fetchQuery({
    ...urlQuery('GET /api/personalization-settings/{id}', { userId }),
    ...(Object.keys(body).length > 0 && {
      queryFn: () => call('PATCH /api/personalization-settings/{id}', { userId, body, ...meta }),
    }),
    meta,
    staleTime: 0,
    // Analysis waits for them.
    retry: (_count, error) => !isRefusal(error),
    retryDelay: (count) => spreadRetry(Math.min(SETTINGS_RETRY_MS * 2 ** count, SETTINGS_RETRY_LIMIT_MS)),
    networkMode: 'online',
  });
}

function startLoading(context: LoadContext, initialSettings: InitialSettings): void {
  forgetVisitor(context.client);
  const userId = readUserId();
  // The query cache logs failures.
  loadUser(userId, context).catch(() => undefined);
  loadSettings(userId, context, initialSettings).catch(() => undefined);
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
    const swapToCurrent = () => {
      const { persona, settings } = store.read();
      swap(selectVariant(persona, settings).result);
    };
    const syncRestoredPage = () => {
      if (wasPersonaDeleted(store)) window.location.reload();
      else if (syncFromOtherTabs(store)) swapToCurrent();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      // After the router's own listener, because a request in flight would cause a full reload.
      if (persisted) timer = setTimeout(syncRestoredPage);
    };
    if (readLanding().isBackForward) {
      clearAdFromAddress(store.read().persona, store.initial.persona);
      if (wasPersonaDeleted(store)) window.location.reload();
      else swapToCurrent();
    }
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', handlePageShow);
    };
  }, [store, swap]);
}
