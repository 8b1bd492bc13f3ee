import 'server-only';
import type Anthropic from '@anthropic-ai/sdk';
import { setTimeout as sleep } from 'node:timers/promises';
import { readEnv } from '@/lib/config/env';
import { getLogger } from '@/lib/log/logger';
import { recordModelCall } from '@/lib/metrics/metrics';
import { startCallDeadline } from './call-deadline';
import { ModelError } from './model-error';
import { createModelFetch } from './model-fetch';
import {
  readStream,
  readMessage,
  sumUsage,
  type Conversation,
  type ReadReply,
  type Usage,
} from './model-reply';
import type { ModelRequest } from './model-request';
import { abandonProbe, admitModelCall, reportFailure, reportSuccess } from './provider-health';
import { reserveUsage } from './usage-budget';

export function hasModel(): boolean {
  return readEnv().anthropicApiKey !== undefined;
}

/** Throws a ModelError, possibly midway: the answer is complete only if the iteration completes. */
export function askModel(request: ModelRequest): AsyncGenerator<string, void, undefined> {
  return callModel(request, readStream);
}

export async function completeModel(request: ModelRequest): Promise<string> {
  let text = '';
  for await (const piece of callModel(request, readMessage)) text += piece;
  return text;
}

type TextStream = AsyncGenerator<string, Usage, undefined>;

/** Applies the deadline, circuit breaker and budget, retries at most once and logs one line. Throws only ModelError. */
async function* callModel(request: ModelRequest, read: ReadReply): AsyncGenerator<string, void, undefined> {
  const { anthropicApiKey, anthropicModel, anthropicDeadlineMs } = readEnv();
  if (!anthropicApiKey) throw new ModelError('no-key');
  const { purpose, signal, startedAt = performance.now() } = request;
  const deadline = startCallDeadline(startedAt + anthropicDeadlineMs, signal);
  const report: CallReport = { purpose, startedAt: performance.now(), attempts: 0 };
  try {
    if (!admitModelCall(report)) throw new ModelError('circuit-open');
    const client = await deadline.race(openModelClient(anthropicApiKey));
    const conversation = { client, parameters: writeParameters(anthropicModel, request), deadline };
    report.usage = yield* callWithRetry(request, conversation, read, report);
    reportSuccess();
  } catch (error) {
    report.error = readFailure(error);
    reportFailure(report.error);
    throw report.error;
  } finally {
    abandonProbe(report);
    deadline.end();
    logModelCall(report);
  }
}

async function* callWithRetry(
  request: ModelRequest,
  conversation: Conversation,
  read: ReadReply,
  report: CallReport,
): TextStream {
  const { race, remainingMs, signal } = conversation.deadline;
  for (;;) {
    report.attempts += 1;
    try {
      return yield* callOnce(request, conversation, read);
    } catch (cause) {
      const error = readFailure(cause);
      const facts = { error, remainingMs: remainingMs(), now: Date.now(), random: Math.random() };
      const wait = report.attempts === 1 ? readRetryWait(facts) : null;
      if (wait === null) throw error;
      await race(sleep(wait, undefined, { signal }));
    }
  }
}

async function* callOnce(request: ModelRequest, conversation: Conversation, read: ReadReply): TextStream {
  const { race, signal } = conversation.deadline;
  const settle = await race(reserveUsage(request, signal));
  try {
    const usage = yield* read(conversation);
    settle(sumUsage(usage));
    return usage;
  } catch (error) {
    // A rejected request costs nothing. The cost of any other failure is unknown, so the reservation stays spent.
    if (readFailure(error).failure === 'status') settle(0);
    throw error;
  }
}

type CallReport = {
  purpose: ModelRequest['purpose'];
  startedAt: number;
  attempts: number;
  usage?: Usage;
  error?: ModelError;
};

const EXPECTED = new Set(['answered', 'left', 'stopped', 'refused', 'budget', 'circuit-open']);

/** One log line per call: outcome, duration and tokens, without question or answer. */
function logModelCall({ purpose, startedAt, attempts, usage, error }: CallReport): void {
  const outcome = error?.failure ?? (usage ? 'answered' : 'left');
  const ms = Math.round(performance.now() - startedAt);
  recordModelCall(outcome, usage);
  const level = EXPECTED.has(outcome) ? 'info' : 'warn';
  getLogger()[level]({ model: { purpose, outcome, status: error?.status, attempts, ms, tokens: usage } });
}

const MAX_CAUSES = 5;

/** The SDK's errors quote replies. They are identified by name and shape, to avoid loading the SDK. */
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
  remainingMs: number;
  now: number;
  random: number;
};

const DEFAULT_WAIT_MS = 250;

const ATTEMPT_MS = 500;

const RETRIED_STATUSES = new Set([408, 409, 429]);

/** Null if a retry cannot help or there is no time for it. A reply that has begun can be billed: no retry. */
export function readRetryWait({ error, remainingMs, now, random }: RetryFacts): number | null {
  if (!isWorthRetrying(error)) return null;
  const wait = readRetryAfter(error.retryAfter, now) ?? DEFAULT_WAIT_MS * (0.5 + random);
  return wait + ATTEMPT_MS <= remainingMs ? wait : null;
}

function isWorthRetrying({ failure, status = 0 }: RetryFacts['error']): boolean {
  if (failure === 'connection') return true;
  return failure === 'status' && (status >= 500 || RETRIED_STATUSES.has(status));
}

/** Milliseconds from a Retry-After header (seconds or date). Null if missing or invalid. */
function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\s*\d{1,9}(\.\d{1,9})?\s*$/.test(header)) return Number(header) * 1000;
  const wait = /[a-z]{3}/i.test(header) ? Date.parse(header) - now : NaN;
  return wait >= 0 ? wait : null;
}

const noop = () => {};
const SILENT_LOGGER = { error: noop, warn: noop, info: noop, debug: noop };
const MAX_REPLY_BYTES = 512 * 1024;

let client: Promise<Anthropic> | undefined;

export function openModelClient(apiKey: string): Promise<Anthropic> {
  client ??= createClient(apiKey).catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** Disables the SDK's retries and logging: `callModel` handles both. */
async function createClient(apiKey: string): Promise<Anthropic> {
  const { default: Client } = await import('@anthropic-ai/sdk');
  const { anthropicBaseUrl, anthropicDeadlineMs } = readEnv();
  return new Client({
    apiKey,
    baseURL: anthropicBaseUrl,
    timeout: anthropicDeadlineMs,
    maxRetries: 0,
    fetch: await createModelFetch(MAX_REPLY_BYTES),
    logger: SILENT_LOGGER,
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
      // No effect, and no cost, below the minimum prompt size: 512 tokens for Haiku 5.5, 4096 for Haiku 4.5.
      { type: 'text', text: system, cache_control: { type: 'ephemeral' } },
      ...(context ? [{ type: 'text' as const, text: context }] : []),
    ],
    messages: turns.map(({ role, content }) => ({ role, content })),
    // Newer Haiku models think by default, which costs time and tokens. Other families reject the parameter.
    ...(model.startsWith('claude-haiku-') && { thinking: { type: 'disabled' as const } }),
    ...(answerFormat && {
      output_config: { format: { type: 'json_schema' as const, schema: answerFormat } },
    }),
  };
}
