export const MODEL_FAILURES = [
  'no-key',
  'budget',
  'circuit-open',
  'stopped',
  'timeout',
  'connection',
  'status',
  'too-large',
  'bad-reply',
] as const;

export type ModelFailure = (typeof MODEL_FAILURES)[number];

/** Why the model gave no answer: a word of ours, so that it may be logged. Nothing of the reply or the request is in it. */
export class ModelError extends Error {
  readonly failure: ModelFailure;
  readonly status: number | undefined;

  constructor(failure: ModelFailure, status?: number) {
    super(status === undefined ? failure : `${failure} ${status}`);
    this.name = 'ModelError';
    this.failure = failure;
    this.status = status;
  }
}
