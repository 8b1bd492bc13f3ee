// Loaded once the visitor turns to the form: it brings the validation.
import { readDemoView } from '@/lib/browser/demo-view';
import { ApiError, call } from '@/lib/browser/request';
import '@/lib/browser/zod-without-eval';
import type { FieldError } from '@/lib/calls/base';
import type { DemoRequest } from '@/lib/calls/request-demo';
import { demoRequestFieldsSchema, type DemoRequestFields } from '@/lib/calls/demo-request-fields';
import { FIELD_NAMES, type FieldName, type FieldValues } from './demo-request-draft';

/** `network`: unknown whether it arrived. `busy`: rate limited. `trouble`: not saved. `refused`: not acceptable. */
export type DemoRequestFailure = 'network' | 'busy' | 'trouble' | 'refused';

type DemoRequestOutcome =
  { isSaved: true } | { isSaved: false; failure: DemoRequestFailure; errors: readonly FieldError[] };

/** Sends a request. Safe to repeat: the server stores each `requestId` once. Never throws. */
export async function sendDemoRequest(entry: DemoRequest): Promise<DemoRequestOutcome> {
  try {
    // A guest of a shared view means it; a presenter shows it.
    const options = readDemoView()?.isGuest ? { isAnonymous: true } : { demo: entry };
    const saved = await call('POST /api/demo-requests', { body: entry, ...options });
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
