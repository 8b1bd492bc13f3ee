import type Anthropic from '@anthropic-ai/sdk';
import { z } from 'zod';
import type { CallDeadline } from './call-deadline';
import { ModelError } from './model-error';

const count = z.number().int().min(0).max(10_000_000);

const usageSchema = z.object({
  input_tokens: count,
  output_tokens: count,
  cache_creation_input_tokens: count.nullish(),
  cache_read_input_tokens: count.nullish(),
});

const usageSoFarSchema = usageSchema.extend({ input_tokens: count.nullish() });

const messageSchema = z.object({
  type: z.literal('message'),
  content: z.array(
    z.union([
      z.object({ type: z.literal('text'), text: z.string() }),
      // Unrequested tool calls, thinking and unknown block types are not an answer.
      z.object({ type: z.string().refine((type) => type !== 'text') }),
    ]),
  ),
  stop_reason: z.string(),
  usage: usageSchema,
});

const eventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message_start'), message: z.object({ usage: usageSchema }) }),
  z.object({
    type: z.literal('content_block_delta'),
    delta: z.union([
      z.object({ type: z.literal('text_delta'), text: z.string() }),
      z.object({ type: z.string().refine((type) => type !== 'text_delta') }),
    ]),
  }),
  z.object({
    type: z.literal('message_delta'),
    delta: z.object({ stop_reason: z.string().nullish() }),
    usage: usageSoFarSchema,
  }),
  z.object({ type: z.literal('message_stop') }),
]);

const KNOWN_EVENTS = new Set(['message_start', 'content_block_delta', 'message_delta', 'message_stop']);
const COMPLETE = new Set(['end_turn', 'stop_sequence', 'max_tokens']);

export type Usage = { input: number; cacheWrite: number; cacheRead: number; output: number };

type ProviderUsage = z.infer<typeof usageSchema>;

type UsageSoFar = z.infer<typeof usageSoFarSchema>;

export type ModelEvent = z.infer<typeof eventSchema>;

export function parseReply(reply: unknown): { text: string; usage: Usage } {
  const result = messageSchema.safeParse(reply);
  if (!result.success) throw new ModelError('bad-reply');
  const { content, stop_reason, usage } = result.data;
  requireComplete(stop_reason);
  const text = content.map((block) => ('text' in block ? block.text : '')).join('');
  if (text.trim() === '') throw new ModelError('bad-reply');
  return { text, usage: readUsage(usage) };
}

export function parseEvent(event: unknown): ModelEvent | null {
  const type = typeof event === 'object' && event !== null && 'type' in event ? event.type : undefined;
  if (typeof type !== 'string') throw new ModelError('bad-reply');
  if (!KNOWN_EVENTS.has(type)) return null;
  const result = eventSchema.safeParse(event);
  if (!result.success) throw new ModelError('bad-reply');
  return result.data;
}

export function requireComplete(stopReason: string | null): void {
  if (stopReason === 'refusal') throw new ModelError('refused');
  if (stopReason === null || !COMPLETE.has(stopReason)) throw new ModelError('bad-reply');
}

export function readUsage(usage: ProviderUsage): Usage {
  return {
    input: usage.input_tokens,
    cacheWrite: usage.cache_creation_input_tokens ?? 0,
    cacheRead: usage.cache_read_input_tokens ?? 0,
    output: usage.output_tokens,
  };
}

export function addUsage(before: Usage, now: UsageSoFar): Usage {
  return {
    input: now.input_tokens ?? before.input,
    cacheWrite: now.cache_creation_input_tokens ?? before.cacheWrite,
    cacheRead: now.cache_read_input_tokens ?? before.cacheRead,
    output: now.output_tokens,
  };
}

export function sumUsage({ input, cacheWrite, cacheRead, output }: Usage): number {
  return input + cacheWrite + cacheRead + output;
}

export type Conversation = {
  client: Anthropic;
  parameters: Omit<Anthropic.MessageCreateParamsNonStreaming, 'stream'>;
  deadline: CallDeadline;
};

export type ReadReply = (conversation: Conversation) => AsyncGenerator<string, Usage, undefined>;

export const readMessage: ReadReply = async function* ({ client, parameters, deadline }) {
  const { signal, race } = deadline;
  // The SDK types any response body as a message, even HTML, null or an array.
  const reply: unknown = await race(client.messages.create({ ...parameters, stream: false }, { signal }));
  const { text, usage } = parseReply(reply);
  yield text;
  return usage;
};

export const readStream: ReadReply = async function* ({ client, parameters, deadline }) {
  const { signal, race } = deadline;
  const stream = await race(client.messages.create({ ...parameters, stream: true }, { signal }));
  const events = stream[Symbol.asyncIterator]();
  let usage: Usage | null = null;
  let stopReason: string | null = null;
  let hasText = false;
  for (;;) {
    const { value, done } = await race(events.next());
    if (done) break;
    const event = parseEvent(value);
    if (event?.type === 'message_stop') break;
    if (event?.type === 'message_start') usage = readUsage(event.message.usage);
    if (event?.type === 'message_delta') {
      stopReason = event.delta.stop_reason ?? stopReason;
      usage = usage && addUsage(usage, event.usage);
    }
    const piece = event?.type === 'content_block_delta' && 'text' in event.delta ? event.delta.text : '';
    if (piece === '') continue;
    hasText ||= piece.trim() !== '';
    yield piece;
  }
  // The SDK treats a broken stream as ended, so only a stop reason counts as the end.
  requireComplete(stopReason);
  if (!usage || !hasText) throw new ModelError('bad-reply');
  return usage;
};
