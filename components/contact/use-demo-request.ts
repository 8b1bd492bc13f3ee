'use client';

import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '@/components/personalization/personalization-context';
import { readTouches } from '@/lib/browser/campaign';
import { createListeners } from '@/lib/browser/listeners';
import { requestIdForRetry } from '@/lib/browser/request-ids';
import { readUserId } from '@/lib/browser/user-id';
import { readOriginPage } from '@/lib/browser/watch-behavior';
import {
  clearDraft,
  isChangedSinceFailure,
  readServerDraft,
  readShownDraft,
  recordFailure,
  storeDraft,
  subscribeToDraft,
  type Draft,
  type FieldName,
} from './demo-request-draft';
import type { DemoRequestFailure, FieldErrors } from './send-demo-request';

export const NOTICE_ID = 'demo-request-notice';

export type DemoRequestState =
  | { phase: 'editing'; failure: DemoRequestFailure | null; errors: FieldErrors }
  | { phase: 'sending'; failure: null; errors: FieldErrors }
  | { phase: 'saved'; email: string };

function readCampaigns() {
  const touches = readTouches();
  return touches && { campaign: touches.last, firstCampaign: touches.first };
}

const INITIAL_STATE = { phase: 'editing', failure: null, errors: {} } as const;

const loadSending = () => import('./send-demo-request');
let sending: Awaited<ReturnType<typeof loadSending>> | null = null;

/** Outside React, because a persona swap replaces the form, even while it sends. */
let current: { state: DemoRequestState; pathname: string } | null = null;
const { notify, subscribe } = createListeners();

/** During navigation the address is still the previous page's, so a link resets the form. */
function readState(): DemoRequestState {
  if (current?.pathname !== window.location.pathname) current = null;
  return current?.state ?? INITIAL_STATE;
}

function setState(state: DemoRequestState): void {
  current = { state, pathname: window.location.pathname };
  notify();
}

function show(next: DemoRequestState) {
  flushSync(() => setState(next));
  document.getElementById(NOTICE_ID)?.focus();
}

export function useDemoRequest() {
  const { userId, persona } = useSession('userId', 'persona');
  const draft = useSyncExternalStore(subscribeToDraft, readShownDraft, readServerDraft);
  const state = useSyncExternalStore(subscribe, readState, () => INITIAL_STATE);

  function change(name: FieldName, value: string) {
    const values = { ...draft.values, [name]: value };
    storeDraft({ ...draft, values });
    if (state.phase === 'editing' && sending)
      setState({ ...state, errors: sending.updateErrors(state.errors, name, values) });
  }

  function assignRequestId(): Draft {
    if (!isChangedSinceFailure(draft)) return draft;
    const next = { ...draft, requestId: requestIdForRetry(draft.requestId) };
    storeDraft(next);
    return next;
  }

  async function send(subject: string) {
    sending ??= await loadSending().catch(() => null);
    if (readState().phase === 'sending') return;
    if (!sending) return show({ ...INITIAL_STATE, failure: 'network' });
    const { checkFields, selectFieldErrors, sendDemoRequest } = sending;
    const check = checkFields(draft.values);
    if ('errors' in check) return show({ ...INITIAL_STATE, errors: check.errors });
    const sent = assignRequestId();
    setState({ phase: 'sending', failure: null, errors: {} });
    const outcome = await sendDemoRequest({
      ...check.fields,
      requestId: sent.requestId,
      userId: userId ?? readUserId(),
      persona,
      ...readCampaigns(),
      page: readOriginPage(),
      ...(subject && { subject }),
    });
    if (outcome.isSaved) {
      clearDraft();
      return show({ phase: 'saved', email: check.fields.email });
    }
    recordFailure(sent);
    const errors = selectFieldErrors(outcome.errors);
    const hasFieldErrors = Object.keys(errors).length > 0;
    show({ phase: 'editing', failure: hasFieldErrors ? null : outcome.failure, errors });
  }

  return {
    values: draft.values,
    state,
    change,
    send,
    /** Loads the validation, so that sending does not wait for it. */
    prepare: () => void loadSending().catch(() => undefined),
    startAgain: () => setState(INITIAL_STATE),
  };
}
