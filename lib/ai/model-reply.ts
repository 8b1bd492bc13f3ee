import { z } from 'zod';

export type ModelFailure =
  'budget' | 'database' | 'stopped' | 'timeout' | 'connection' | 'status' | 'bad-reply' | 'refused';

/** Safe to log: describes the failure without quoting the request or the reply. */
export class ModelError extends Error {
  constructor(
    readonly failure: ModelFailure,
    readonly status?: number,
  ) {
    super(failure);
    this.name = 'ModelError';
  }
}

const PROVIDER_FAILURES: readonly ModelFailure[] = ['timeout', 'connection', 'status', 'bad-reply'];

/** Statuses that a visitor's input can cause. They must not open the circuit for others. */
const REFUSED_REQUESTS = [400, 413, 422];

export function isProviderFailure(error: Error): boolean {
  if (!(error instanceof ModelError) || !PROVIDER_FAILURES.includes(error.failure)) return false;
  return error.status === undefined || !REFUSED_REQUESTS.includes(error.status);
}

const count = z.number().int().min(0).max(10_000_000);

const replySchema = z.object({
  type: z.literal('message'),
  // Unrequested tool calls, thinking and unknown block types are not an answer.
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
  stop_reason: z.enum(['end_turn', 'stop_sequence', 'max_tokens', 'refusal']),
  usage: z.object({
    input_tokens: count,
    output_tokens: count,
    cache_creation_input_tokens: count.nullish(),
    cache_read_input_tokens: count.nullish(),
  }),
});

export type Usage = { input: number; cacheWrite: number; cacheRead: number; output: number };

export type Reply = { text: string; usage: Usage };

/** Throws a ModelError if the provider refused, or if this is no complete answer. */
export function parseReply(reply: unknown): Reply {
  const { success, data } = replySchema.safeParse(reply);
  if (!success) throw new ModelError('bad-reply');
  if (data.stop_reason === 'refusal') throw new ModelError('refused');
  const text = data.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
  if (text.trim() === '') throw new ModelError('bad-reply');
  const { input_tokens: input, output_tokens: output, ...cached } = data.usage;
  return {
    text,
    usage: {
      input,
      cacheWrite: cached.cache_creation_input_tokens ?? 0,
      cacheRead: cached.cache_read_input_tokens ?? 0,
      output,
    },
  };
}

export function sumUsage({ input, cacheWrite, cacheRead, output }: Usage): number {
  return input + cacheWrite + cacheRead + output;
}
