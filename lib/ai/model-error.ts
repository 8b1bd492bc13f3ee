export type ModelFailure =
  'budget' | 'database' | 'stopped' | 'timeout' | 'connection' | 'status' | 'bad-reply' | 'refused';

/** Safe to log: describes the failure without quoting the request or the reply. */
export class ModelError extends Error {
  constructor(
    readonly failure: ModelFailure,
    readonly status?: number,
  ) {
    super(failure);
    this.name = 'ModelError';
  }
}

const PROVIDER_FAILURES: readonly ModelFailure[] = ['timeout', 'connection', 'status', 'bad-reply'];

/** Statuses that a visitor's input can cause. They must not open the circuit for others. */
const REFUSED_REQUESTS = [400, 413, 422];

export function isProviderFailure(error: Error): boolean {
  if (!(error instanceof ModelError) || !PROVIDER_FAILURES.includes(error.failure)) return false;
  return error.status === undefined || !REFUSED_REQUESTS.includes(error.status);
}
