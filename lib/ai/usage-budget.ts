import 'server-only';
import { readEnv } from '@/lib/config/env';
import { MODEL_ALLOWANCE_SHARE } from '@/lib/config/model-limits';
import { createGate } from '@/lib/db/gate';
import { reserveTokens, settleTokens } from '@/lib/db/token-usage';
import { startCallDeadline } from './call-deadline';
import { estimateUsage } from './estimate-usage';
import { ModelError } from './model-error';
import type { ModelRequest } from './model-request';

/** Replaces what was set aside for a call by what it used. Waits for nobody and never fails. */
export type Settle = (tokens: number) => void;

/** For the database and everybody in front: it gives up within a second by itself. */
const PATIENCE_MS = 1000;

// Those who wait for their turn wait here: in the database each would hold a connection that other calls need.
const enter = createGate();

/** Sets aside what a call may use, for all instances to see. Throws a ModelError where too little is left of the minute. */
export async function reserveUsage(request: ModelRequest, caller: AbortSignal): Promise<Settle> {
  const patience = startCallDeadline(performance.now() + PATIENCE_MS, caller);
  try {
    return await patience.hold(takeTurn(request, patience.signal));
  } catch (error) {
    const isSlow = error instanceof ModelError && error.failure === 'timeout';
    throw isSlow ? new ModelError('database') : error;
  } finally {
    patience.end();
  }
}

async function takeTurn(request: ModelRequest, signal: AbortSignal): Promise<Settle> {
  const leave = await enter();
  try {
    // Whoever has given up in the queue must not take tokens from the others.
    if (signal.aborted) throw new ModelError('stopped');
    const settle = await reserve(request);
    if (signal.aborted) settle(0);
    return settle;
  } finally {
    leave();
  }
}

async function reserve(request: ModelRequest): Promise<Settle> {
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
