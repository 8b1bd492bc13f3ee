'use client';

import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { useSession } from '@/components/personalization/personalization-context';
import { readUserId } from '@/lib/browser/user-id';
import type { FeedbackForm } from './feedback-form';

type Places = {
  /** Where the focus waits, because sending disables what had it; once saved, the thanks. */
  rest: RefObject<HTMLElement | null>;
  submit: RefObject<HTMLButtonElement | null>;
};

/** Draws from a form, and keeps the focus in it while it is sent, unless the visitor goes elsewhere. */
export function useFeedbackForm(form: FeedbackForm, { rest, submit }: Places) {
  const { userId } = useSession('userId');
  const state = useSyncExternalStore(form.subscribe, form.read, form.read);
  const { phase } = state;
  const phaseRef = useRef(phase);

  useLayoutEffect(() => {
    const before = phaseRef.current;
    if (before === phase) return;
    phaseRef.current = phase;
    const isHere = phase === 'sending' || document.activeElement?.contains(rest.current);
    // A form that begins again after its thanks has nothing to submit yet.
    const hasFailed = before === 'sending' && phase === 'editing';
    if (isHere) (hasFailed ? submit : rest).current?.focus({ preventScroll: true });
  }, [phase, rest, submit]);

  return { ...state, send: () => void form.submit(userId ?? readUserId()) };
}
