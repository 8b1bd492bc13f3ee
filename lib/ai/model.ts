import 'server-only';
import type Anthropic from '@anthropic-ai/sdk';
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
} from 'cockatiel';
import { readEnv } from '@/lib/config/env';
import { getLogger } from '@/lib/log/logger';
import { findMetrics, recordModelCall } from '@/lib/metrics/metrics';
import {
  isProviderFailure,
  ModelError,
  type ModelFailure,
  parseReply,
  sumUsage,
  type Reply,
  type Usage,
} from './model-reply';
import type { ModelRequest } from './model-request';
import { reserveUsage } from './usage-budget';

export function hasModel(): boolean {
  return readEnv().anthropicApiKey !== undefined;
}

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;

const breaker = circuitBreaker(handleWhen(isProviderFailure), {
  halfOpenAfter: OPEN_MS,
  breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
});
breaker.onStateChange((state) => findMetrics()?.circuitOpen.set(state === CircuitState.Closed ? 0 : 1));

/** The text of one complete reply. Null without a key, or if no reply came in time; the reason is logged. */
export async function askModel(request: ModelRequest): Promise<string | null> {
  if (!hasModel()) return null;
  const from = performance.now();
  const { purpose, signal: caller, startedAt = from } = request;
  const remainingMs = startedAt + readEnv().anthropicDeadlineMs - from;
  const deadline = AbortSignal.timeout(Math.max(0, Math.round(remainingMs)));
  const signal = AbortSignal.any([caller, deadline]);

  const report = (outcome: Outcome, status?: number, tokens?: Usage) => {
    recordModelCall(outcome, tokens);
    const ms = Math.round(performance.now() - from);
    const level = EXPECTED.includes(outcome) ? 'info' : 'warn';
    getLogger()[level]({ model: { purpose, outcome, status, ms, tokens } });
  };

  try {
    // The breaker would make this call wait for its probe.
    if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
    const { text, usage } = await breaker.execute(() =>
      callModel(request, signal).catch((error: unknown) => {
        if (caller.aborted) throw new ModelError('stopped');
        throw deadline.aborted ? new ModelError('timeout') : readFailure(error);
      }),
    );
    report('answered', undefined, usage);
    return text;
  } catch (error) {
    if (isBrokenCircuitError(error)) report('circuit-open');
    else if (error instanceof ModelError) report(error.failure, error.status);
    else throw error;
    return null;
  }
}

type Outcome = ModelFailure | 'answered' | 'circuit-open';

/** Outcomes that need no operator. */
const EXPECTED: readonly Outcome[] = ['answered', 'stopped', 'refused', 'budget', 'circuit-open'];

async function callModel(request: ModelRequest, signal: AbortSignal): Promise<Reply> {
  const client = await openModelClient();
  const settle = await reserveUsage(request, signal);
  try {
    // The SDK types any body as a message, HTML and null included.
    const reply: unknown = await client.messages.create(writeParameters(request), { signal });
    const parsed = parseReply(reply);
    settle(sumUsage(parsed.usage));
    return parsed;
  } catch (error) {
    // A rejected request costs nothing. The cost of any other failure is unknown, so the reservation stays spent.
    if (readFailure(error).failure === 'status') settle(0);
    throw error;
  }
}

/** The SDK's errors quote replies. They are identified by their shape, to avoid loading the SDK. */
function readFailure(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  // Only its APIError has a status, which is undefined if no response came.
  if (!(error instanceof Error) || !('status' in error)) return new ModelError('bad-reply');
  return typeof error.status === 'number'
    ? new ModelError('status', error.status)
    : new ModelError('connection');
}

const MAX_REPLY_BYTES = 512 * 1024;

let client: Promise<Anthropic> | undefined;

/** Loads the SDK on first use, because most sites run without a key. */
export function openModelClient(): Promise<Anthropic> {
  client ??= createClient();
  return client;
}

/**
 * No retries: the local answer comes sooner, and each reservation of tokens covers one request. No redirects, which
 * would forward the question.
 */
async function createClient(): Promise<Anthropic> {
  const [{ default: Client }, { EnvHttpProxyAgent }] = await Promise.all([
    import('@anthropic-ai/sdk'),
    import('undici'),
  ]);
  const { anthropicApiKey, anthropicBaseUrl } = readEnv();
  // Proxies refuse tunnels to plain HTTP.
  const dispatcher = new EnvHttpProxyAgent({ maxResponseSize: MAX_REPLY_BYTES, proxyTunnel: false });
  return new Client({
    apiKey: anthropicApiKey,
    baseURL: anthropicBaseUrl,
    maxRetries: 0,
    fetchOptions: { dispatcher, redirect: 'error', cache: 'no-store' },
    logLevel: 'off',
    openTelemetry: false,
  });
}

function writeParameters({
  system,
  context,
  turns,
  maxTokens,
  answerFormat,
}: ModelRequest): Anthropic.MessageCreateParamsNonStreaming {
  const model = readEnv().anthropicModel;
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
