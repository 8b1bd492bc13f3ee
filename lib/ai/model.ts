import 'server-only';
import type Anthropic from '@anthropic-ai/sdk';
import { setTimeout as sleep } from 'node:timers/promises';
import { readEnv } from '@/lib/config/env';
import { MODEL_REPLY_MAX_BYTES } from '@/lib/config/model-limits';
import { getLogger } from '@/lib/log/logger';
import { recordModelCall } from '@/lib/metrics/record';
import { startCallDeadline } from './call-deadline';
import { ModelError } from './model-error';
import {
  readStream,
  readWhole,
  sumUsage,
  type Conversation,
  type ReadReply,
  type Usage,
} from './model-reply';
import { admitModelCall, leaveTrial, reportAnswer, reportFailure } from './provider-health';
import { reserveUsage } from './usage-budget';

export type ModelTurn = { role: 'user' | 'assistant'; content: string };

export type ModelRequest = {
  /** What the log calls this kind of question; never anything that a visitor wrote. */
  purpose: 'analysis' | 'chat';
  /** The instructions, the same for every visitor, so that the provider can keep them in its cache. */
  system: string;
  /** What belongs to this question alone, such as retrieved passages: instructions that are not cached. */
  context?: string;
  /** Oldest first; the last one is the visitor's. */
  turns: readonly ModelTurn[];
  maxTokens: number;
  /** A JSON schema: the answer is then JSON of that shape, if the model keeps to it. */
  answerFormat?: Record<string, unknown>;
  /** The caller's own reason to stop. The deadline of ANTHROPIC_DEADLINE_MS holds without it. */
  signal: AbortSignal;
  /** Since when the visitor waits, on the clock of `performance`: the deadline counts from there. */
  startedAt?: number;
};

/** Whether asking makes sense at all: there is a key. Whether it works only asking can tell. */
export function hasModel(): boolean {
  return readEnv().anthropicApiKey !== undefined;
}

/**
 * The model's answer as it is written, in pieces of plain text. Throws a ModelError at the first piece or, after a
 * reply that broke off, at a later one; an iteration that ends has brought the whole answer.
 */
export function askModel(request: ModelRequest): AsyncGenerator<string, void, undefined> {
  return callModel(request, readStream);
}

/** The model's whole answer, never empty. Throws a ModelError. */
export async function completeModel(request: ModelRequest): Promise<string> {
  let text = '';
  for await (const piece of callModel(request, readWhole)) text += piece;
  return text;
}

type Words = AsyncGenerator<string, Usage, undefined>;

/**
 * The one way to the model: deadline, circuit, budget, at most one retry, and a line in the log. Brings the words of
 * the reply; throws a ModelError and nothing else.
 */
async function* callModel(request: ModelRequest, read: ReadReply): AsyncGenerator<string, void, undefined> {
  const { anthropicApiKey, anthropicModel, anthropicDeadlineMs } = readEnv();
  if (!anthropicApiKey) throw new ModelError('no-key');
  const { purpose, signal, startedAt = performance.now() } = request;
  const deadline = startCallDeadline(startedAt + anthropicDeadlineMs, signal);
  const report: CallReport = { purpose, startedAt: performance.now(), attempts: 0 };
  try {
    if (!admitModelCall(report)) throw new ModelError('circuit-open');
    const client = await deadline.hold(openModelClient(anthropicApiKey));
    const conversation = { client, parameters: writeParameters(anthropicModel, request), deadline };
    report.usage = yield* tryTwice(request, conversation, read, report);
    reportAnswer();
  } catch (error) {
    report.error = readFailure(error);
    reportFailure(report.error);
    throw report.error;
  } finally {
    leaveTrial(report);
    deadline.end();
    logModelCall(report);
  }
}

async function* tryTwice(
  request: ModelRequest,
  conversation: Conversation,
  read: ReadReply,
  report: CallReport,
): Words {
  const { hold, remainingMs, signal } = conversation.deadline;
  for (;;) {
    report.attempts += 1;
    try {
      return yield* tryOnce(request, conversation, read);
    } catch (cause) {
      const error = readFailure(cause);
      const facts = { error, remainingMs: remainingMs(), now: Date.now(), random: Math.random() };
      const wait = report.attempts === 1 ? readRetryWait(facts) : null;
      if (wait === null) throw error;
      await hold(sleep(wait, undefined, { signal }));
    }
  }
}

async function* tryOnce(request: ModelRequest, conversation: Conversation, read: ReadReply): Words {
  const { hold, signal } = conversation.deadline;
  const settle = await hold(reserveUsage(request, signal));
  try {
    const usage = yield* read(conversation);
    settle(sumUsage(usage));
    return usage;
  } catch (error) {
    // A refused request costs nothing. What any other failure cost nobody knows, so that what was set aside is spent.
    if (readFailure(error).failure === 'status') settle(0);
    throw error;
  }
}

type CallReport = {
  purpose: ModelRequest['purpose'];
  /** On the clock of `performance`. */
  startedAt: number;
  attempts: number;
  usage?: Usage;
  error?: ModelError;
};

const EXPECTED = new Set(['answered', 'left', 'stopped', 'refused', 'budget', 'circuit-open']);

/** One line for each call: how it went, how long it took, what it cost; no word of the question or the answer. */
function logModelCall({ purpose, startedAt, attempts, usage, error }: CallReport): void {
  const outcome = error?.failure ?? (usage ? 'answered' : 'left');
  const ms = Math.round(performance.now() - startedAt);
  recordModelCall({ purpose, outcome, ms, tokens: usage });
  const level = EXPECTED.has(outcome) ? 'info' : 'warn';
  getLogger()[level]({ model: { purpose, outcome, status: error?.status, attempts, ms, tokens: usage } });
}

const MAX_CAUSES = 5;

/**
 * Any failure of a call as one of ours. The library's own errors quote replies, so nothing of them is kept; they are
 * told by name and shape, so that the library is loaded only where there is a key.
 */
function readFailure(error: unknown): ModelError {
  const known = findModelError(error);
  if (known) return known;
  if (!(error instanceof Error)) return new ModelError('bad-reply');
  if (error.name.startsWith('APIConnection')) return new ModelError('connection');
  if (!('status' in error) || typeof error.status !== 'number') return new ModelError('bad-reply');
  const headers = 'headers' in error && error.headers instanceof Headers ? error.headers : null;
  return new ModelError('status', { status: error.status, retryAfter: headers?.get('retry-after') });
}

function findModelError(error: unknown): ModelError | null {
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES; depth += 1) {
    if (current instanceof ModelError) return current;
    if (typeof current !== 'object' || current === null || !('cause' in current)) return null;
    current = current.cause;
  }
  return null;
}

type RetryFacts = {
  error: Pick<ModelError, 'failure' | 'status' | 'retryAfter'>;
  /** Until the deadline. */
  remainingMs: number;
  now: number;
  /** From 0 to 1. */
  random: number;
};

const DEFAULT_WAIT_MS = 250;

/** Less than this is not enough for an answer. */
const ATTEMPT_MS = 500;

const RETRIED_STATUSES = new Set([408, 409, 429]);

/**
 * How long to wait before the one further attempt, or null where there is none: it can not help, or the provider asks
 * for more time than is left. What may have been billed already (a reply that began) is never asked for again.
 */
export function readRetryWait({ error, remainingMs, now, random }: RetryFacts): number | null {
  if (!isWorthRetrying(error)) return null;
  const wait = readRetryAfter(error.retryAfter, now) ?? DEFAULT_WAIT_MS * (0.5 + random);
  return wait + ATTEMPT_MS <= remainingMs ? wait : null;
}

function isWorthRetrying({ failure, status = 0 }: RetryFacts['error']): boolean {
  if (failure === 'connection') return true;
  return failure === 'status' && (status >= 500 || RETRIED_STATUSES.has(status));
}

/** Milliseconds from a Retry-After header, which holds seconds or a date; null for none and for nonsense. */
function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\s*\d{1,9}(\.\d{1,9})?\s*$/.test(header)) return Number(header) * 1000;
  const wait = /[a-z]{3}/i.test(header) ? Date.parse(header) - now : NaN;
  return wait >= 0 ? wait : null;
}

const silence = () => {};
const SILENT = { error: silence, warn: silence, info: silence, debug: silence };
let client: Promise<Anthropic> | undefined;

/** The process's one client, loaded with the first call. */
export function openModelClient(apiKey: string): Promise<Anthropic> {
  // Where that fails, the next call tries again.
  client ??= createClient(apiKey).catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** Without retries, words or traces of its own: `callModel` decides, and logs no text. */
async function createClient(apiKey: string): Promise<Anthropic> {
  const { default: Client } = await import('@anthropic-ai/sdk');
  const { anthropicBaseUrl, anthropicDeadlineMs } = readEnv();
  return new Client({
    apiKey,
    baseURL: anthropicBaseUrl,
    timeout: anthropicDeadlineMs,
    maxRetries: 0,
    fetch: createCappedFetch(MODEL_REPLY_MAX_BYTES),
    logger: SILENT,
    logLevel: 'off',
    openTelemetry: false,
  });
}

function writeParameters(model: string, request: ModelRequest): Conversation['parameters'] {
  const { system, context, turns, maxTokens, answerFormat } = request;
  return {
    model,
    max_tokens: maxTokens,
    system: [
      // A prompt below the model's least size (512 tokens for Haiku 5.5, 4096 for Haiku 4.5) is not cached, at no cost.
      { type: 'text', text: system, cache_control: { type: 'ephemeral' } },
      ...(context ? [{ type: 'text' as const, text: context }] : []),
    ],
    messages: turns.map(({ role, content }) => ({ role, content })),
    // Later Haikus think by default, at the cost of maxTokens and of time; other families refuse the switch.
    ...(model.startsWith('claude-haiku-') && { thinking: { type: 'disabled' as const } }),
    ...(answerFormat && {
      output_config: { format: { type: 'json_schema' as const, schema: answerFormat } },
    }),
  };
}

/** A fetch that follows no redirect, which would take the key along, and breaks off a reply beyond `maxBytes`. */
function createCappedFetch(maxBytes: number): typeof fetch {
  return async function fetchCapped(input, init) {
    const response = await fetch(input, { ...init, redirect: 'manual', cache: 'no-store' });
    const { status, statusText, headers, body } = response;
    if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
      await body?.cancel().catch(() => {});
      throw new ModelError('status', { status });
    }
    if (!body) return response;
    return new Response(body.pipeThrough(countBytes(maxBytes)), { status, statusText, headers });
  };
}

function countBytes(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new ModelError('too-large');
      controller.enqueue(chunk);
    },
  });
}
