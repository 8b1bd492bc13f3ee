'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '@/components/personalization/personalization-context';
import { readTouches } from '@/lib/browser/campaign';
import { mayRemember } from '@/lib/browser/consent';
import { drawUuid } from '@/lib/browser/draw-uuid';
import { sendDemoRequest, type DemoRequestFailure } from '@/lib/browser/send-demo-request';
import { readUserId } from '@/lib/browser/user-id';
import { checkFields, recheck, selectFieldErrors, type FieldErrors } from './check-fields';
import {
  forgetDraft,
  isCorrected,
  keepDraft,
  noteFailure,
  readDraft,
  type Draft,
  type FieldName,
} from './demo-request-draft';

/** What a failed attempt says, or the thanks: it gets the focus. */
export const NOTICE_ID = 'demo-request-notice';

export type DemoRequestState =
  | { phase: 'editing'; failure: DemoRequestFailure | null; errors: FieldErrors }
  | { phase: 'sending'; failure: null; errors: FieldErrors }
  | { phase: 'saved'; email: string };

/** The ads that brought the visitor, as a request carries them. */
function nameCampaigns() {
  const touches = readTouches();
  return touches && { campaign: touches.last, firstCampaign: touches.first };
}

const CLEAN = { phase: 'editing', failure: null, errors: {} } as const;

/**
 * One demo request from the first letter to the thanks. What was typed is kept until it is saved.
 * @param message what stands in the message where nobody has written one
 */
export function useDemoRequest(message = '') {
  const { userId, persona } = useSession('userId', 'persona');
  const [draft, setDraft] = useState(() => readDraft(message));
  const [state, setState] = useState<DemoRequestState>(CLEAN);
  const isSending = useRef(false);

  function change(name: FieldName, value: string) {
    const values = { ...draft.values, [name]: value };
    const next = { ...draft, values };
    keepDraft(next);
    setDraft(next);
    if (state.phase === 'editing') setState({ ...state, errors: recheck(state.errors, name, values) });
  }

  /**
   * The failed attempt may be stored. The server changes it for the visitor that it knows, and for nobody else: what an
   * unknown one corrected is a request of its own, rather than thanks for words that were dropped.
   */
  function numberDraft(): Draft {
    if (!isCorrected(draft) || mayRemember()) return draft;
    const next = { ...draft, requestId: drawUuid() };
    keepDraft(next);
    setDraft(next);
    return next;
  }

  function show(next: DemoRequestState) {
    flushSync(() => setState(next));
    document.getElementById(NOTICE_ID)?.focus();
  }

  async function send(subject: string) {
    if (isSending.current) return;
    const check = checkFields(draft.values);
    if ('errors' in check) return show({ ...CLEAN, errors: check.errors });
    isSending.current = true;
    const sent = numberDraft();
    setState({ phase: 'sending', failure: null, errors: {} });
    const outcome = await sendDemoRequest({
      ...check.fields,
      requestId: sent.requestId,
      userId: userId ?? readUserId(),
      persona,
      ...nameCampaigns(),
      ...(subject && { subject }),
    });
    isSending.current = false;
    if (outcome.isSaved) {
      forgetDraft();
      return show({ phase: 'saved', email: check.fields.email });
    }
    noteFailure(sent);
    const errors = selectFieldErrors(outcome.errors);
    const isAboutFields = Object.keys(errors).length > 0;
    show({ phase: 'editing', failure: isAboutFields ? null : outcome.failure, errors });
  }

  return { values: draft.values, state, change, send };
}
