import { requestDemo } from '@/lib/api/feature-endpoints';
import type { DemoRequest } from '@/lib/contracts/demo-request';
import type { FieldError } from '@/lib/contracts/base';
import { readVisitMode } from '@/lib/visit/visit-mode';
import { randomUuid } from './random-uuid';
import { ApiError, call } from './request';

/** `network`: unknown whether it arrived. `busy`: too many. `trouble`: not saved. `refused`: not acceptable. */
export type DemoRequestFailure = 'network' | 'busy' | 'trouble' | 'refused';

export type DemoRequestOutcome =
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

/**
 * The id of a request that was changed after a failed attempt, which may be stored. The server updates it only for the
 * visitor it knows.
 */
export function correctRequestId(requestId: string): string {
  return readVisitMode() === 'private' ? randomUuid() : requestId;
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
