import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { readEnv } from '@/lib/config/env';
import { createMutex } from '@/lib/db/mutex';
import { reserveTokens, settleTokens } from '@/lib/db/token-usage';
import type { Callers, ModelRequest, ModelTurn } from './model-request';
import { ModelError } from './model-reply';

/** Replaces a call's reservation with its actual usage. Never blocks or throws. */
export type Settle = (tokens: number) => void;

/** Timeout for the queue in front of the database, which has its own. */
const QUEUE_TIMEOUT_MS = 1000;

const ALLOWANCE_SHARE = 0.8;

// Reservations queue here, because in the database each would occupy a connection.
const acquire = createMutex();

/** Reserves a call's maximum across all instances. Throws a ModelError if the minute's budget is used up. */
export async function reserveUsage(request: ModelRequest, caller: AbortSignal): Promise<Settle> {
  const queuedAt = performance.now();
  const release = await acquire();
  try {
    caller.throwIfAborted();
    if (performance.now() - queuedAt > QUEUE_TIMEOUT_MS) throw new ModelError('database');
    const settle = await reserve(request);
    if (caller.aborted) settle(0);
    caller.throwIfAborted();
    return settle;
  } finally {
    release();
  }
}

async function reserve(request: ModelRequest): Promise<Settle> {
  const { anthropicTokensPerMinute, anthropicDeadlineMs } = readEnv();
  const limit = Math.floor(anthropicTokensPerMinute * ALLOWANCE_SHARE);
  const tokens = estimateUsage(request);
  const giveBack = await takeShares(request.callers, tokens, limit);
  const id = await reserveTokens({ tokens, limit, holdMs: anthropicDeadlineMs, now: Date.now() }).catch(
    () => {
      throw new ModelError('database');
    },
  );
  if (id === null) throw new ModelError('budget');
  return function settle(used) {
    giveBack(tokens - used);
    // If the database is unreachable, the reservation expires by itself.
    settleTokens(id, used, Date.now()).catch(() => {});
  };
}

/** Of the budget, so that others are answered, too. Counted by each instance for itself. */
const SHARES = { visitor: 1 / 3, address: 2 / 3 } as const;
const WINDOW_S = 60;

let shares: { limit: number; limiters: Record<keyof Callers, RateLimiterMemory> } | undefined;

function openShares(limit: number) {
  const open = (share: number) =>
    new RateLimiterMemory({ points: Math.floor(limit * share), duration: WINDOW_S });
  if (shares?.limit !== limit)
    shares = { limit, limiters: { visitor: open(SHARES.visitor), address: open(SHARES.address) } };
  return shares.limiters;
}

/** Throws a ModelError above a caller's share. The result gives back what was not used. */
async function takeShares(callers: Callers | undefined, tokens: number, limit: number) {
  if (!callers) return () => {};
  const { visitor, address } = openShares(limit);
  try {
    await visitor.consume(callers.visitor, tokens);
    await address.consume(callers.address, tokens);
  } catch (error) {
    throw error instanceof RateLimiterRes ? new ModelError('budget') : error;
  }
  return (rest: number) => {
    if (rest <= 0) return;
    void visitor.reward(callers.visitor, rest);
    void address.reward(callers.address, rest);
  };
}

/** For our English text. Claude Haiku 4.5 has about 4, newer tokenizers 30% fewer. */
const CHARACTERS_PER_TOKEN = 3;

const OVERHEAD_TOKENS = 300;

type SizedRequest = Pick<ModelRequest, 'system' | 'context' | 'turns' | 'answerFormat' | 'maxTokens'>;

/** An upper bound. Visitor text counts one token per byte, so that a call never spends more than it reserved. */
export function estimateUsage({
  system,
  context = '',
  turns,
  answerFormat,
  maxTokens,
}: SizedRequest): number {
  const format = answerFormat ? JSON.stringify(answerFormat) : '';
  const join = (author: ModelTurn['role']) =>
    turns.map(({ role, content }) => (role === author ? content : '')).join('');
  const ownText = system + context + format + join('assistant');
  const visitorBytes = Buffer.byteLength(join('user'));
  return Math.ceil(ownText.length / CHARACTERS_PER_TOKEN) + visitorBytes + OVERHEAD_TOKENS + maxTokens;
}
