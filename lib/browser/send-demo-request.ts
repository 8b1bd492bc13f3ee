import { requestDemo } from '@/lib/api/feature-endpoints';
import type { DemoRequest } from '@/lib/contracts/demo-request';
import type { FieldError } from '@/lib/contracts/base';
import { isDemoView } from './demo-view';
import { ApiError, call } from './request';

/** `network`: unknown whether it arrived. `busy`: too many. `trouble`: not saved. `refused`: not acceptable. */
export type DemoRequestFailure = 'network' | 'busy' | 'trouble' | 'refused';

export type DemoRequestOutcome =
  { isSaved: true } | { isSaved: false; failure: DemoRequestFailure; errors: readonly FieldError[] };

/** Sends a request, as often as need be: the server stores each `requestId` once. Never throws. The demo view sends nothing. */
export async function sendDemoRequest(entry: DemoRequest): Promise<DemoRequestOutcome> {
  if (isDemoView()) return { isSaved: true };
  try {
    const saved = await call(requestDemo, { body: entry });
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
