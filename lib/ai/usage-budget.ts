import 'server-only';
import { readEnv } from '@/lib/config/env';
import { createMutex } from '@/lib/db/mutex';
import { reserveTokens, settleTokens } from '@/lib/db/token-usage';
import { startCallDeadline } from './call-deadline';
import type { ModelRequest } from './model-request';
import { ModelError } from './model-error';

/** Replaces a call's reservation with its actual usage. Never blocks or throws. */
export type Settle = (tokens: number) => void;

/** Timeout for the database, including the queue in front of it. */
const TIMEOUT_MS = 1000;

const ALLOWANCE_SHARE = 0.8;

// Reservations queue here, because in the database each would occupy a connection.
const acquire = createMutex();

/** Reserves a call's maximum across all instances. Throws a ModelError if the minute's budget is used up. */
export async function reserveUsage(request: ModelRequest, caller: AbortSignal): Promise<Settle> {
  const deadline = startCallDeadline(performance.now() + TIMEOUT_MS, caller);
  try {
    return await deadline.race(reserveInTurn(request, deadline.signal));
  } catch (error) {
    const isSlow = error instanceof ModelError && error.failure === 'timeout';
    throw isSlow ? new ModelError('database') : error;
  } finally {
    deadline.end();
  }
}

async function reserveInTurn(request: ModelRequest, signal: AbortSignal): Promise<Settle> {
  const release = await acquire();
  try {
    // An aborted caller must not reserve tokens.
    if (signal.aborted) throw new ModelError('stopped');
    const settle = await reserve(request);
    if (signal.aborted) settle(0);
    return settle;
  } finally {
    release();
  }
}

async function reserve(request: ModelRequest): Promise<Settle> {
  const { anthropicTokensPerMinute, anthropicDeadlineMs } = readEnv();
  const id = await reserveTokens({
    tokens: estimateUsage(request),
    limit: Math.floor(anthropicTokensPerMinute * ALLOWANCE_SHARE),
    holdMs: anthropicDeadlineMs,
    now: Date.now(),
  }).catch(() => {
    throw new ModelError('database');
  });
  if (id === null) throw new ModelError('budget');
  return function settle(tokens) {
    // If the database is unreachable, the reservation expires by itself.
    settleTokens(id, tokens, Date.now()).catch(() => {});
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
  const trustedTexts = [
    system,
    context,
    ...turns.filter(({ role }) => role === 'assistant').map(readContent),
  ];
  const visitorTexts = turns.filter(({ role }) => role === 'user').map(readContent);
  const format = answerFormat ? JSON.stringify(answerFormat) : '';
  const characters = [...trustedTexts, format].reduce((sum, text) => sum + text.length, 0);
  const bytes = visitorTexts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return Math.ceil(characters / CHARACTERS_PER_TOKEN) + bytes + OVERHEAD_TOKENS + maxTokens;
}

function readContent({ content }: { content: string }): string {
  return content;
}
