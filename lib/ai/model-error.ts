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

/** Safe to log: describes the failure without quoting the request or the reply. */
export class ModelError extends Error {
  readonly failure: ModelFailure;
  readonly status: number | undefined;
  /** The raw header; never logged. */
  readonly retryAfter: string | null;

  constructor(failure: ModelFailure, { status, retryAfter = null }: Details = {}) {
    super(status === undefined ? failure : `${failure} ${status}`);
    this.name = 'ModelError';
    this.failure = failure;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
