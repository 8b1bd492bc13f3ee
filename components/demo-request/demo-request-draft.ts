import { requestDemo } from '@/lib/api/feature-endpoints';
import { ApiError, call } from '@/lib/browser/request';
import { randomUuid } from '@/lib/browser/request-ids';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import type { FieldError } from '@/lib/contracts/base';
import type { DemoRequest } from '@/lib/contracts/demo-request';

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

export function storeDraft(draft: Draft): void {
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

/** `network`: unknown whether it arrived. `busy`: too many. `trouble`: not saved. `refused`: not acceptable. */
export type DemoRequestFailure = 'network' | 'busy' | 'trouble' | 'refused';

type DemoRequestOutcome =
  { isSaved: true } | { isSaved: false; failure: DemoRequestFailure; errors: readonly FieldError[] };

/** Sends a request, as often as need be: the server stores each `requestId` once. Never throws. */
export async function sendDemoRequest(entry: DemoRequest): Promise<DemoRequestOutcome> {
  try {
    const saved = await call(requestDemo, { body: entry, demo: entry });
    // Where a network signs people in, its own page can answer 200.
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

/** `ApiError` holds the status and the body in one text. */
function readFieldErrors({ message }: ApiError): FieldError[] {
  try {
    const problem: { errors?: FieldError[] } = JSON.parse(message.slice(message.indexOf('{')));
    return problem.errors ?? [];
  } catch {
    return [];
  }
}
