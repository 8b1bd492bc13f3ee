import { APIConnectionError, APIError } from '@anthropic-ai/sdk';
import { ModelError } from './model-error';

const MAX_CAUSES = 5;

/** Any failure of a call as one of ours. The library's own errors quote replies, so nothing of them is kept. */
export function readFailure(error: unknown): ModelError {
  const known = findModelError(error);
  if (known) return known;
  if (error instanceof APIConnectionError) return new ModelError('connection');
  if (error instanceof APIError && error.status !== undefined) {
    return new ModelError('status', { status: error.status, retryAfter: error.headers?.get('retry-after') });
  }
  return new ModelError('bad-reply');
}

function findModelError(error: unknown): ModelError | null {
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES; depth += 1) {
    if (current instanceof ModelError) return current;
    if (typeof current !== 'object' || current === null || !('cause' in current)) return null;
    current = current.cause;
  }
  return null;
}
