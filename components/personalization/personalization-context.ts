'use client';

import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { Session } from '@/lib/personalization/session';
import { readParts, type PersonalizationActions, type SessionStore } from './session-store';

export const SessionContext = createContext<SessionStore | null>(null);
export const ActionsContext = createContext<PersonalizationActions | null>(null);

const OUTSIDE = 'must be used within a PersonalizationProvider';

/** Selects parts of the session, or all of it. Other changes do not re-render. */
export function useSession<Part extends keyof Session>(...parts: Part[]): Pick<Session, Part> {
  const store = use(SessionContext);
  if (!store) throw new Error(`useSession ${OUTSIDE}`);
  const [read] = useState(() => (parts.length > 0 ? readParts(store, parts) : store.read));
  return useSyncExternalStore(store.subscribe, read, () => store.initial);
}

export function usePersonalizationActions(): PersonalizationActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error(`usePersonalizationActions ${OUTSIDE}`);
  return actions;
}
