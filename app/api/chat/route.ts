import { answerChat } from '@/lib/ai/answer';
import { hasModel } from '@/lib/ai/model';
import { repeatChatEvents, writeChatEvents, type SaveAnswer } from '@/lib/ai/write-chat-events';
import { MODEL_ROUTE_DEADLINE_MS } from '@/lib/config/model-limits';
import { chatRequestSchema } from '@/lib/contracts/chat';
import { loadExchange, loadMessages, saveExchange, type StoredExchange } from '@/lib/db/chat';
import { composeExchange, formatMessage, selectStoredContext } from '@/lib/http/chat-message';
import { respondEvents, wantsEvents } from '@/lib/http/event-stream';
import { expectExchange } from '@/lib/http/expect-exchange';
import { readBody } from '@/lib/http/read-body';
import { isConsentGiven } from '@/lib/http/request-consent';
import { route, type Call } from '@/lib/http/route';

const HISTORY_LIMIT = 10;

async function answer({ request, visitorId, signal, startedAt }: Call): Promise<Response> {
  const { userId, requestId, message, context = {} } = await readBody(request, chatRequestSchema);
  const owner = { visitorId, userId };
  const isStored = isConsentGiven(request);
  const [earlier, history] = await Promise.all([
    isStored && requestId ? loadExchange(owner, requestId) : null,
    isStored ? loadMessages(owner, HISTORY_LIMIT) : [],
  ]);
  if (earlier) return repeat(request, earlier);
  // A model takes its time, and in that time the visitor may delete everything.
  const wasAwaited = isStored && hasModel() && (await expectExchange(owner));
  const question = { message, context, history, startedAt };
  const save: SaveAnswer = async (text, origin) => {
    const exchange = { question: message, answer: text, context: selectStoredContext(context), requestId };
    const stored = isStored ? await saveExchange(owner, { ...exchange, ...origin, wasAwaited }) : null;
    return (stored ?? composeExchange(exchange)).map(formatMessage);
  };
  if (wantsEvents(request)) return respondEvents(writeChatEvents(question, save, signal));
  const { text, source } = await answerChat(question, signal);
  return Response.json(await save(text, { source, isWhole: true }));
}

function repeat(request: Request, { messages, source }: StoredExchange): Response {
  const exchange = messages.map(formatMessage);
  return wantsEvents(request) ? respondEvents(repeatChatEvents(exchange, source)) : Response.json(exchange);
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  '/api/chat',
  { POST: answer },
  { deadlineMs: MODEL_ROUTE_DEADLINE_MS },
);
