'use client';

import { useMemo, useState, type ReactNode } from 'react';
import { DEFAULT_PERSONA, parsePersonaSlug } from '@/lib/personalization/persona';
import { ActionsContext, SessionContext } from './personalization-context';
import { createSessionActions } from './session-actions';
import { createSessionChange } from './session-change';
import { createSessionStore } from './session-store';
import { usePersonaSwap } from './use-persona-swap';
import { useRenderedSlug } from './use-rendered-persona';
import { useRestoreSession } from './use-restore-session';
import { useReturn } from './use-return';

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
