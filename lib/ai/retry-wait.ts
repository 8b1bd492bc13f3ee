import type { ModelError } from './model-error';

export type RetryFacts = {
  error: Pick<ModelError, 'failure' | 'status' | 'retryAfter'>;
  /** Until the deadline. */
  remainingMs: number;
  now: number;
  /** From 0 to 1. */
  random: number;
};

const DEFAULT_WAIT_MS = 250;
/** Less than this is not enough for an answer. */
const ATTEMPT_MS = 500;
const RETRIED_STATUSES = new Set([408, 409, 429]);

/**
 * How long to wait before the one further attempt, or null where there is none: it can not help, or the provider asks
 * for more time than is left. What may have been billed already (a reply that began) is never asked for again.
 */
export function readRetryWait({ error, remainingMs, now, random }: RetryFacts): number | null {
  if (!isWorthRetrying(error)) return null;
  const wait = readRetryAfter(error.retryAfter, now) ?? DEFAULT_WAIT_MS * (0.5 + random);
  return wait + ATTEMPT_MS <= remainingMs ? wait : null;
}

function isWorthRetrying({ failure, status = 0 }: RetryFacts['error']): boolean {
  if (failure === 'connection') return true;
  return failure === 'status' && (status >= 500 || RETRIED_STATUSES.has(status));
}

/** Milliseconds from a Retry-After header, which holds seconds or a date; null for none and for nonsense. */
function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\s*\d{1,9}(\.\d{1,9})?\s*$/.test(header)) return Number(header) * 1000;
  const wait = /[a-z]{3}/i.test(header) ? Date.parse(header) - now : NaN;
  return wait >= 0 ? wait : null;
}
