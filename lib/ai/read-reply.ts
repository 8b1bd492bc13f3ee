import type Anthropic from '@anthropic-ai/sdk';
import type { CallDeadline } from './call-deadline';
import { ModelError } from './model-error';
import { addUsage, parseEvent, parseReply, readUsage, requireComplete, type Usage } from './model-reply';

export type Conversation = {
  client: Anthropic;
  parameters: Omit<Anthropic.MessageCreateParamsNonStreaming, 'stream'>;
  deadline: CallDeadline;
};

/** Sends one request; brings the words of the reply and, in the end, what it cost. */
export type ReadReply = (conversation: Conversation) => AsyncGenerator<string, Usage, undefined>;

/** The reply in one piece. */
export const readWhole: ReadReply = async function* ({ client, parameters, deadline }) {
  const { signal, hold } = deadline;
  // The library claims the type of a message for whatever came: HTML, null, a list.
  const reply: unknown = await hold(client.messages.create({ ...parameters, stream: false }, { signal }));
  const { text, usage } = parseReply(reply);
  yield text;
  return usage;
};

/** The reply as it is written. */
export const readStream: ReadReply = async function* ({ client, parameters, deadline }) {
  const { signal, hold } = deadline;
  const stream = await hold(client.messages.create({ ...parameters, stream: true }, { signal }));
  const events = stream[Symbol.asyncIterator]();
  let usage: Usage | null = null;
  let stopReason: string | null = null;
  let hasWords = false;
  for (;;) {
    const { value, done } = await hold(events.next());
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
    hasWords ||= piece.trim() !== '';
    yield piece;
  }
  // To the library a stream that broke off has ended as well, so only a reason to stop is an end.
  requireComplete(stopReason);
  if (!usage || !hasWords) throw new ModelError('bad-reply');
  return usage;
};
