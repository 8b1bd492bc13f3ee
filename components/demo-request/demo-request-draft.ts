import { randomUuid } from '@/lib/browser/random-uuid';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';

const KEY = 'demo-request-draft';

export const FIELD_NAMES = ['name', 'email', 'company', 'companySize', 'message'] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

export type FieldValues = Readonly<Record<FieldName, string>>;

/** An unsent request. It keeps its id through every attempt, so that it is stored once. */
export type Draft = { readonly requestId: string; readonly values: FieldValues };

const UUID_PATTERN = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const EMPTY: FieldValues = { name: '', email: '', company: '', companySize: '', message: '' };

/** The draft stored in this tab, or a new one; `message` prefills an empty message. */
export function readDraft(message = ''): Draft {
  const stored = parseObject(readStored('session', KEY));
  const values = parseObject(JSON.stringify(stored.values ?? {}));
  const texts = FIELD_NAMES.flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const requestId = String(stored.requestId);
  const kept = { ...EMPTY, ...Object.fromEntries(texts) };
  return {
    requestId: UUID_PATTERN.test(requestId) ? requestId : randomUuid(),
    values: { ...kept, message: kept.message || message },
  };
}

export function keepDraft(draft: Draft): void {
  writeStored('session', KEY, JSON.stringify(draft));
}

export function forgetDraft(): void {
  removeStored('session', KEY);
}

let failed: Draft | null = null;

/** The attempt may have been stored anyway. */
export function noteFailure(draft: Draft): void {
  failed = draft;
}

export function isCorrected({ requestId, values }: Draft): boolean {
  const before = failed?.requestId === requestId ? failed.values : values;
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
