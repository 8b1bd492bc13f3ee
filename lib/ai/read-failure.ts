import { ModelError } from './model-error';

const MAX_CAUSES = 5;

/**
 * Any failure of a call as one of ours. The library's own errors quote replies, so nothing of them is kept; they are
 * told by name and shape, so that the library is loaded only where there is a key.
 */
export function readFailure(error: unknown): ModelError {
  const known = findModelError(error);
  if (known) return known;
  if (!(error instanceof Error)) return new ModelError('bad-reply');
  if (error.name.startsWith('APIConnection')) return new ModelError('connection');
  if (!('status' in error) || typeof error.status !== 'number') return new ModelError('bad-reply');
  const headers = 'headers' in error && error.headers instanceof Headers ? error.headers : null;
  return new ModelError('status', { status: error.status, retryAfter: headers?.get('retry-after') });
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
