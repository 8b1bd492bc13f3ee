import 'server-only';
import { getLogger } from '@/lib/log/logger';
import { recordModelCall } from '@/lib/metrics/record';
import type { ModelError } from './model-error';
import type { Usage } from './model-reply';
import type { ModelRequest } from './model-request';

export type CallReport = {
  purpose: ModelRequest['purpose'];
  /** On the clock of `performance`. */
  startedAt: number;
  attempts: number;
  usage?: Usage;
  error?: ModelError;
};

const EXPECTED = new Set(['answered', 'left', 'stopped', 'refused', 'budget', 'circuit-open']);

/** One line for each call: how it went, how long it took, what it cost; no word of the question or the answer. */
export function logModelCall({ purpose, startedAt, attempts, usage, error }: CallReport): void {
  const outcome = error?.failure ?? (usage ? 'answered' : 'left');
  const ms = Math.round(performance.now() - startedAt);
  recordModelCall({ purpose, outcome, ms, tokens: usage });
  const level = EXPECTED.has(outcome) ? 'info' : 'warn';
  getLogger()[level]({ model: { purpose, outcome, status: error?.status, attempts, ms, tokens: usage } });
}
