'use client';

import { createContext, use, useSyncExternalStore } from 'react';
import type { Session } from '@/lib/personalization/session';
import type { SessionStore } from './session-store';
import type { PersonalizationActions } from './session-actions';

export const SessionContext = createContext<SessionStore | null>(null);
export const ActionsContext = createContext<PersonalizationActions | null>(null);

const OUTSIDE = 'must be used within a PersonalizationProvider';

/** The visit's session: persona, settings, onboarding, chat window. Hydration reads what the server rendered. */
export function useSession(): Session {
  const store = use(SessionContext);
  if (!store) throw new Error(`useSession ${OUTSIDE}`);
  return useSyncExternalStore(store.subscribe, store.read, () => store.initial);
}

/** What a visitor can do to the session; each action also reaches the cookie, the server and the page. */
export function usePersonalizationActions(): PersonalizationActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error(`usePersonalizationActions ${OUTSIDE}`);
  return actions;
}
