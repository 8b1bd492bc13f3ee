import { readDemoView } from '@/lib/browser/demo-view';
import { createListeners } from '@/lib/browser/listeners';
import { randomUuid } from '@/lib/browser/request-ids';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';

const KEY = 'demo-request-draft';

export const FIELD_NAMES = ['name', 'email', 'company', 'companySize', 'message'] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

export type FieldValues = Readonly<Record<FieldName, string>>;

/** An unsent request. Every attempt uses the same id, so that it is stored once. */
export type Draft = { readonly requestId: string; readonly values: FieldValues };

const UUID_PATTERN = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const EMPTY: FieldValues = { name: '', email: '', company: '', companySize: '', message: '' };

/** The draft stored in this tab, or a new one. */
export function readDraft(): Draft {
  const stored = parseObject(readStored('session', KEY));
  const values = parseObject(JSON.stringify(stored.values ?? {}));
  const entries = FIELD_NAMES.flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const requestId = String(stored.requestId);
  return {
    requestId: UUID_PATTERN.test(requestId) ? requestId : randomUuid(),
    values: { ...EMPTY, ...Object.fromEntries(entries) },
  };
}

export const fieldId = (name: FieldName) => `demo-request-${name}`;

/** Typed into the server's form before React took it over. */
function readTyped(): Partial<FieldValues> {
  const typed = FIELD_NAMES.flatMap((name) => {
    const field = document.getElementById(fieldId(name));
    return field && 'value' in field && field.value !== '' ? [[name, String(field.value)] as const] : [];
  });
  return Object.fromEntries(typed);
}

let current: Draft | null = null;
const { notify, subscribe } = createListeners(() => () => {
  current = null;
});

export const subscribeToDraft = subscribe;

const SERVER_DRAFT: Draft = { requestId: '', values: EMPTY };
export const readServerDraft = () => SERVER_DRAFT;

export function readShownDraft(): Draft {
  if (current) return current;
  const draft = readDraft();
  const company = draft.values.company || (readDemoView()?.company ?? '');
  current = { ...draft, values: { ...draft.values, company, ...readTyped() } };
  return current;
}

/** Changes an empty message without storing it. */
export function suggestMessage(message: string): void {
  const draft = readShownDraft();
  if (draft.values.message !== '') return;
  current = { ...draft, values: { ...draft.values, message } };
  notify();
}

export function storeDraft(draft: Draft): void {
  current = draft;
  writeStored('session', KEY, JSON.stringify(draft));
  notify();
}

export function clearDraft(): void {
  removeStored('session', KEY);
  current = { requestId: randomUuid(), values: EMPTY };
  notify();
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
