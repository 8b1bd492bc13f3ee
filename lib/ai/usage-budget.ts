import 'server-only';
import { readEnv } from '@/lib/config/env';
import { MODEL_ALLOWANCE_SHARE } from '@/lib/config/model-limits';
import { createGate } from '@/lib/db/gate';
import { reserveTokens, settleTokens } from '@/lib/db/token-usage';
import { startCallDeadline } from './call-deadline';
import { ModelError } from './model-error';
import type { ModelRequest } from './model';

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

/** Of our own English: about 4 on Claude Haiku 4.5, and 30 % fewer with the tokenizer of later models. */
const CHARACTERS_PER_TOKEN = 3;

/** What the provider adds to a request: the frame of its turns, and of an answer in a given shape. */
const FRAME_TOKENS = 300;

type Sized = Pick<ModelRequest, 'system' | 'context' | 'turns' | 'answerFormat' | 'maxTokens'>;

/**
 * The most that a call may use, to be set aside for it. What a visitor wrote counts one token a byte, because some
 * writing does cost that: whoever sends it must not be able to spend more than was set aside.
 */
export function estimateUsage({ system, context = '', turns, answerFormat, maxTokens }: Sized): number {
  const ours = [system, context, ...turns.filter(({ role }) => role === 'assistant').map(readContent)];
  const theirs = turns.filter(({ role }) => role === 'user').map(readContent);
  const format = answerFormat ? JSON.stringify(answerFormat) : '';
  const words = [...ours, format].reduce((sum, text) => sum + text.length, 0);
  const bytes = theirs.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return Math.ceil(words / CHARACTERS_PER_TOKEN) + bytes + FRAME_TOKENS + maxTokens;
}

function readContent({ content }: { content: string }): string {
  return content;
}
