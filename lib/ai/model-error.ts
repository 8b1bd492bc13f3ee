export type ModelFailure =
  | 'no-key'
  | 'budget'
  | 'database'
  | 'circuit-open'
  | 'stopped'
  | 'timeout'
  | 'connection'
  | 'status'
  | 'too-large'
  | 'bad-reply'
  | 'refused';

type Details = { status?: number; retryAfter?: string | null };

/** Why the model failed, in our own words, so that it can be logged: nothing of request or reply. */
export class ModelError extends Error {
  readonly failure: ModelFailure;
  readonly status: number | undefined;
  /** The header as it came; never logged. */
  readonly retryAfter: string | null;

  constructor(failure: ModelFailure, { status, retryAfter = null }: Details = {}) {
    super(status === undefined ? failure : `${failure} ${status}`);
    this.name = 'ModelError';
    this.failure = failure;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
