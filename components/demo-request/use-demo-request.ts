'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '@/components/personalization/personalization-context';
import { readTouches } from '@/lib/browser/campaign';
import { correctRequestId } from '@/lib/browser/request-ids';
import { readUserId } from '@/lib/browser/user-id';
import '@/lib/browser/zod-without-eval';
import { demoRequestFieldsSchema, type DemoRequestFields } from '@/lib/contracts/demo-request-fields';
import {
  FIELD_NAMES,
  forgetDraft,
  isCorrected,
  noteFailure,
  readDraft,
  sendDemoRequest,
  storeDraft,
  type DemoRequestFailure,
  type Draft,
  type FieldName,
  type FieldValues,
} from './demo-request-draft';

export const NOTICE_ID = 'demo-request-notice';

export type DemoRequestState =
  | { phase: 'editing'; failure: DemoRequestFailure | null; errors: FieldErrors }
  | { phase: 'sending'; failure: null; errors: FieldErrors }
  | { phase: 'saved'; email: string };

function nameCampaigns() {
  const touches = readTouches();
  return touches && { campaign: touches.last, firstCampaign: touches.first };
}

const CLEAN = { phase: 'editing', failure: null, errors: {} } as const;

/** @param message prefills an empty message */
export function useDemoRequest(message = '') {
  const { userId, persona } = useSession('userId', 'persona');
  const [draft, setDraft] = useState(() => readDraft(message));
  const [state, setState] = useState<DemoRequestState>(CLEAN);
  const isSending = useRef(false);

  function change(name: FieldName, value: string) {
    const values = { ...draft.values, [name]: value };
    const next = { ...draft, values };
    storeDraft(next);
    setDraft(next);
    if (state.phase === 'editing') setState({ ...state, errors: recheck(state.errors, name, values) });
  }

  function numberDraft(): Draft {
    if (!isCorrected(draft)) return draft;
    const next = { ...draft, requestId: correctRequestId(draft.requestId) };
    storeDraft(next);
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

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

type Check = { fields: DemoRequestFields } | { errors: FieldErrors };

export function checkFields({ companySize, message, ...values }: FieldValues): Check {
  const result = demoRequestFieldsSchema.safeParse({
    ...values,
    ...(companySize && { companySize }),
    ...(message && { message }),
  });
  if (result.success) return { fields: result.data };
  return {
    errors: selectFieldErrors(
      result.error.issues.map(({ path, message: text }) => ({ field: path.join('.'), message: text })),
    ),
  };
}

export function selectFieldErrors(errors: readonly { field: string; message: string }[]): FieldErrors {
  const found = FIELD_NAMES.flatMap((name) => {
    const error = errors.find(({ field }) => field === name);
    return error ? [[name, error.message] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Errors shown after `name` changed: its own error is updated, none is added while typing. */
export function recheck(errors: FieldErrors, name: FieldName, values: FieldValues): FieldErrors {
  const { [name]: before, ...others } = errors;
  if (!before) return errors;
  const check = checkFields(values);
  const message = 'errors' in check ? check.errors[name] : undefined;
  return message ? { ...errors, [name]: message } : others;
}
