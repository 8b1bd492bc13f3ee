import 'server-only';
import { readEnv } from '@/lib/config/env';
import { MODEL_ALLOWANCE_SHARE } from '@/lib/config/model-limits';
import { reserveTokens, settleTokens } from '@/lib/db/token-usage';
import { estimateUsage } from './estimate-usage';
import { ModelError } from './model-error';
import type { ModelRequest } from './model-request';

/** Replaces what was set aside for a call by what it used. Waits for nobody and never fails. */
export type Settle = (tokens: number) => void;

/** Sets aside what a call may use, for all instances to see. Throws a ModelError where too little is left of the minute. */
export async function reserveUsage(request: ModelRequest): Promise<Settle> {
  const { anthropicTokensPerMinute, anthropicDeadlineMs } = readEnv();
  const id = await reserveTokens({
    tokens: estimateUsage(request),
    limit: Math.floor(anthropicTokensPerMinute * MODEL_ALLOWANCE_SHARE),
    holdMs: anthropicDeadlineMs,
    now: Date.now(),
  }).catch(() => {
    throw new ModelError('database');
  });
  if (id === null) throw new ModelError('budget');
  return function settle(tokens) {
    // Where the database can not be told, the reservation stands until it is over.
    settleTokens(id, tokens, Date.now()).catch(() => {});
  };
}
