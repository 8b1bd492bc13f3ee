import { createListeners } from '@/lib/browser/listeners';
import { reduceSession, type SessionAction } from '@/lib/personalization/reduce-session';
import { startSession, type Session } from '@/lib/personalization/session';
import type { Persona } from '@/lib/personalization/persona';

export type SessionStore = {
  /** What the server rendered; hydration starts from it. */
  initial: Session;
  read: () => Session;
  dispatch: (action: SessionAction) => Session;
  subscribe: (listener: () => void) => () => void;
};

/** Reads the session; gives the same object again until one of `parts` is another than it was. */
export function readParts({ initial, read }: SessionStore, parts: readonly (keyof Session)[]): () => Session {
  let known = initial;
  return () => {
    const session = read();
    if (parts.some((part) => session[part] !== known[part])) known = session;
    return known;
  };
}

/** Holds one visit's session outside React, so that an action can act on the state that it just made. */
export function createSessionStore(persona: Persona): SessionStore {
  const initial = startSession(persona);
  const { notify, subscribe } = createListeners();
  let session = initial;
  return {
    initial,
    read: () => session,
    dispatch(action) {
      session = reduceSession(session, action);
      notify();
      return session;
    },
    subscribe,
  };
}
