import 'server-only';
import type { z } from 'zod';
import { answerChat, type AskModel, type ChatQuestion } from '@/lib/ai/answer';
import { hasModel } from '@/lib/ai/model';
import { assistantCopy } from '@/lib/content/assistant';
import type { AnswerSource, ChatEvent, ChatMessage, chatRequestSchema } from '@/lib/contracts/chat';
import { EVENT_STREAM, formatEvent, type ServerEvent } from '@/lib/contracts/event-stream';
import { loadExchange, loadMessages, saveExchange } from '@/lib/db/chat';
import { describeError, getLogger } from '@/lib/log/logger';
import { composeExchange, formatMessage, selectStoredContext, tryEnsureVisitorRow } from './chat-message';
import type { Call } from './route';
import { isConsentGiven } from './visitor';

type ChatCall = Call<z.output<typeof chatRequestSchema>>;
type Reply = Response | readonly ChatMessage[];
type SaveAnswer = (answer: string, source: AnswerSource) => Promise<readonly ChatMessage[]>;

const HISTORY_LIMIT = 10;

/** The demo view must not use the database, which counts the model's tokens, so the site's own copy answers. */
const askNobody: AskModel = async function* () {};

/** Answers a question and, with the visitor's consent, stores the exchange once per request id. */
export async function answerQuestion(call: ChatCall): Promise<Reply> {
  const { request, visitorId, body } = call;
  const { userId, requestId, message, context = {} } = body;
  const owner = { visitorId, userId };
  const isStored = isConsentGiven(request);
  const [earlier, history] = await Promise.all([
    isStored && requestId ? loadExchange(owner, requestId) : null,
    isStored ? loadMessages(owner, HISTORY_LIMIT) : [],
  ]);
  if (earlier) {
    const exchange = earlier.messages.map(formatMessage);
    return acceptsEvents(request) ? streamEvents(replayChatEvents(exchange, earlier.source)) : exchange;
  }
  // The model takes seconds, in which the visitor may delete everything.
  const hasVisitorRow = isStored && hasModel() && (await tryEnsureVisitorRow(owner));
  return respond(call, history, async (text, source) => {
    const exchange = { question: message, answer: text, context: selectStoredContext(context), requestId };
    const stored = isStored ? await saveExchange(owner, { ...exchange, source, hasVisitorRow }) : null;
    return (stored ?? composeExchange(exchange)).map(formatMessage);
  });
}

/** Answers without storing anything, so every question is the first one. */
export function answerDemoQuestion(call: ChatCall): Promise<Reply> {
  const { message, context = {} } = call.body;
  const compose: SaveAnswer = async (text) =>
    composeExchange({ question: message, answer: text, context: selectStoredContext(context) }).map(
      formatMessage,
    );
  return respond(call, [], compose, askNobody);
}

async function respond(
  { request, body: { message, context = {} }, signal, startedAt }: ChatCall,
  history: ChatQuestion['history'],
  save: SaveAnswer,
  ask?: AskModel,
): Promise<Reply> {
  const question = { message, context, history, startedAt };
  if (acceptsEvents(request)) return streamEvents(writeChatEvents(question, save, signal, ask));
  const { text, source } = await answerChat(question, signal, ask);
  return save(text, source);
}

/** Stores the answer once, before the last event. */
async function* writeChatEvents(
  question: ChatQuestion,
  save: SaveAnswer,
  signal: AbortSignal,
  ask?: AskModel,
): AsyncGenerator<ChatEvent, void, undefined> {
  const { text, source } = await answerChat(question, signal, ask);
  yield { event: 'start', data: { source } };
  yield { event: 'delta', data: { text } };
  try {
    yield { event: 'done', data: { source, messages: [...(await save(text, source))] } };
  } catch (error) {
    getLogger().error({ purpose: 'chat', error: describeError(error) });
    yield { event: 'error', data: { detail: assistantCopy.notSaved, messages: [] } };
  }
}

async function* replayChatEvents(
  exchange: readonly ChatMessage[],
  source: AnswerSource,
): AsyncGenerator<ChatEvent, void, undefined> {
  yield { event: 'start', data: { source } };
  yield { event: 'delta', data: { text: exchange.at(-1)?.message ?? '' } };
  yield { event: 'done', data: { source, messages: [...exchange] } };
}

function acceptsEvents({ headers }: Request): boolean {
  const types = (headers.get('accept') ?? '').toLowerCase().split(',');
  return types.some((type) => type.split(';')[0]?.trim() === EVENT_STREAM);
}

/** Streams events. Consumes them to the end even after the client has disconnected, so that the work completes. */
function streamEvents(events: AsyncIterable<ServerEvent>): Response {
  const encoder = new TextEncoder();
  let isDisconnected = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      void send(controller);
    },
    cancel() {
      isDisconnected = true;
    },
  });

  async function send(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    try {
      for await (const event of events) {
        if (!isDisconnected) controller.enqueue(encoder.encode(formatEvent(event)));
      }
      if (!isDisconnected) controller.close();
    } catch (error) {
      if (!isDisconnected) controller.error(error);
    }
  }

  // Prevents nginx from buffering the stream.
  return new Response(body, { headers: { 'Content-Type': EVENT_STREAM, 'X-Accel-Buffering': 'no' } });
}
