'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '@/components/personalization/personalization-context';
import { requestDemo } from '@/lib/api/feature-endpoints';
import { readTouches } from '@/lib/browser/campaign';
import { ApiError, call } from '@/lib/browser/request';
import { randomUuid, requestIdForRetry } from '@/lib/browser/request-ids';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { readUserId } from '@/lib/browser/user-id';
import '@/lib/browser/zod-without-eval';
import type { FieldError } from '@/lib/contracts/base';
import type { DemoRequest } from '@/lib/contracts/demo-request';
import { demoRequestFieldsSchema, type DemoRequestFields } from '@/lib/contracts/demo-request-fields';

const KEY = 'demo-request-draft';

export const FIELD_NAMES = ['name', 'email', 'company', 'companySize', 'message'] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

export type FieldValues = Readonly<Record<FieldName, string>>;

/** An unsent request. Every attempt uses the same id, so that it is stored once. */
export type Draft = { readonly requestId: string; readonly values: FieldValues };

const UUID_PATTERN = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const EMPTY: FieldValues = { name: '', email: '', company: '', companySize: '', message: '' };

/** The draft stored in this tab, or a new one; `message` prefills an empty message. */
export function readDraft(message = ''): Draft {
  const stored = parseObject(readStored('session', KEY));
  const values = parseObject(JSON.stringify(stored.values ?? {}));
  const entries = FIELD_NAMES.flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const requestId = String(stored.requestId);
  const restored = { ...EMPTY, ...Object.fromEntries(entries) };
  return {
    requestId: UUID_PATTERN.test(requestId) ? requestId : randomUuid(),
    values: { ...restored, message: restored.message || message },
  };
}

export function storeDraft(draft: Draft): void {
  writeStored('session', KEY, JSON.stringify(draft));
}

export function clearDraft(): void {
  removeStored('session', KEY);
}

let failedDraft: Draft | null = null;

/** The attempt may have been stored anyway. */
export function recordFailure(draft: Draft): void {
  failedDraft = draft;
}

export function isChangedSinceFailure({ requestId, values }: Draft): boolean {
  const before = failedDraft?.requestId === requestId ? failedDraft.values : values;
  return FIELD_NAMES.some((name) => values[name] !== before[name]);
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** `network`: unknown whether it arrived. `busy`: rate limited. `trouble`: not saved. `refused`: not acceptable. */
export type DemoRequestFailure = 'network' | 'busy' | 'trouble' | 'refused';

type DemoRequestOutcome =
  { isSaved: true } | { isSaved: false; failure: DemoRequestFailure; errors: readonly FieldError[] };

/** Sends a request. Safe to repeat: the server stores each `requestId` once. Never throws. */
export async function sendDemoRequest(entry: DemoRequest): Promise<DemoRequestOutcome> {
  try {
    const saved = await call(requestDemo, { body: entry, demo: entry });
    // A captive portal can respond 200 with its own page.
    return saved.requestId === entry.requestId ? { isSaved: true } : fail('network');
  } catch (error) {
    if (!(error instanceof ApiError)) return fail('network');
    if (error.status === 429) return fail('busy');
    if (error.status === 400) return fail('refused', readFieldErrors(error));
    return fail(error.status < 500 && error.status !== 408 ? 'refused' : 'trouble');
  }
}

function fail(failure: DemoRequestFailure, errors: readonly FieldError[] = []): DemoRequestOutcome {
  return { isSaved: false, failure, errors };
}

/** `ApiError` has the status and the body in one string. */
function readFieldErrors({ message }: ApiError): FieldError[] {
  try {
    const problem: { errors?: FieldError[] } = JSON.parse(message.slice(message.indexOf('{')));
    return problem.errors ?? [];
  } catch {
    return [];
  }
}

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

/** @param message prefills an empty message */
export function useDemoRequest(message = '') {
  const { userId, persona } = useSession('userId', 'persona');
  const [draft, setDraft] = useState(() => readDraft(message));
  const [state, setState] = useState<DemoRequestState>(INITIAL_STATE);
  const isSending = useRef(false);

  function change(name: FieldName, value: string) {
    const values = { ...draft.values, [name]: value };
    const next = { ...draft, values };
    storeDraft(next);
    setDraft(next);
    if (state.phase === 'editing') setState({ ...state, errors: updateErrors(state.errors, name, values) });
  }

  function assignRequestId(): Draft {
    if (!isChangedSinceFailure(draft)) return draft;
    const next = { ...draft, requestId: requestIdForRetry(draft.requestId) };
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

  return { values: draft.values, state, change, send };
}

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

type CheckResult = { fields: DemoRequestFields } | { errors: FieldErrors };

export function checkFields({ companySize, message, ...values }: FieldValues): CheckResult {
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
export function updateErrors(errors: FieldErrors, name: FieldName, values: FieldValues): FieldErrors {
  const { [name]: before, ...others } = errors;
  if (!before) return errors;
  const check = checkFields(values);
  const message = 'errors' in check ? check.errors[name] : undefined;
  return message ? { ...errors, [name]: message } : others;
}
