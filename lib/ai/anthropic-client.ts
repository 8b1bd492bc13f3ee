import 'server-only';
import type Anthropic from '@anthropic-ai/sdk';
import { readEnv } from '@/lib/config/env';
import { MODEL_REPLY_MAX_BYTES } from '@/lib/config/model-limits';
import { createCappedFetch } from './capped-fetch';
import type { ModelRequest } from './model-request';
import type { Conversation } from './read-reply';

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

export function writeParameters(model: string, request: ModelRequest): Conversation['parameters'] {
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
