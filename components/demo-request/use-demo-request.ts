'use client';

import { useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '@/components/personalization/personalization-context';
import { readTouches } from '@/lib/browser/campaign';
import { requestIdForRetry } from '@/lib/browser/request-ids';
import { readUserId } from '@/lib/browser/user-id';
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
type Sending = Awaited<ReturnType<typeof loadSending>>;

export function useDemoRequest() {
  const { userId, persona } = useSession('userId', 'persona');
  const draft = useSyncExternalStore(subscribeToDraft, readShownDraft, readServerDraft);
  const [state, setState] = useState<DemoRequestState>(INITIAL_STATE);
  const isSending = useRef(false);
  const sending = useRef<Sending | null>(null);

  function change(name: FieldName, value: string) {
    const values = { ...draft.values, [name]: value };
    storeDraft({ ...draft, values });
    if (state.phase === 'editing' && sending.current)
      setState({ ...state, errors: sending.current.updateErrors(state.errors, name, values) });
  }

  function assignRequestId(): Draft {
    if (!isChangedSinceFailure(draft)) return draft;
    const next = { ...draft, requestId: requestIdForRetry(draft.requestId) };
    storeDraft(next);
    return next;
  }

  function show(next: DemoRequestState) {
    flushSync(() => setState(next));
    document.getElementById(NOTICE_ID)?.focus();
  }

  async function send(subject: string) {
    sending.current ??= await loadSending().catch(() => null);
    if (isSending.current) return;
    if (!sending.current) return show({ ...INITIAL_STATE, failure: 'network' });
    const { checkFields, selectFieldErrors, sendDemoRequest } = sending.current;
    const check = checkFields(draft.values);
    if ('errors' in check) return show({ ...INITIAL_STATE, errors: check.errors });
    isSending.current = true;
    const sent = assignRequestId();
    setState({ phase: 'sending', failure: null, errors: {} });
    const outcome = await sendDemoRequest({
      ...check.fields,
      requestId: sent.requestId,
      userId: userId ?? readUserId(),
      persona,
      ...readCampaigns(),
      ...(subject && { subject }),
    });
    isSending.current = false;
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
