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

/** Why the model gave no answer, in words of ours, so that it may be logged: nothing of the request or the reply is in it. */
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
