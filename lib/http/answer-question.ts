import 'server-only';
import type { z } from 'zod';
import { answerChat, type AskModel, type ChatQuestion } from '@/lib/assistant/answer-chat';
import { hasModel } from '@/lib/ai/model';
import { ANSWER_SOURCE_HEADER } from '@/lib/config/answer-source-header';
import type { chatRequestSchema } from '@/lib/calls/chat';
import { loadExchange, loadMessages, saveExchange, type StoredExchange } from '@/lib/db/chat';
import { composeExchange, formatMessage, selectStoredContext, tryEnsureVisitorRow } from './chat-message';
import { hashAddress } from './rate-limit';
import type { Call } from './route';
import { isConsentGiven } from './visitor';

type ChatCall = Call<z.output<typeof chatRequestSchema>>;

const HISTORY_LIMIT = 10;

/** The demo view must not use the database, which counts the model's tokens, so the site's own copy answers. */
const askNobody: AskModel = async () => null;

/** Answers a question and, with the visitor's consent, stores the exchange once per request id. */
export async function answerQuestion(call: ChatCall): Promise<Response> {
  const { request, visitorId, body } = call;
  const { userId, requestId, message, context = {} } = body;
  const owner = { visitorId, userId };
  const isStored = isConsentGiven(request);
  const [earlier, history] = await Promise.all([
    isStored && requestId ? loadExchange(owner, requestId) : null,
    isStored ? loadMessages(owner, HISTORY_LIMIT) : [],
  ]);
  if (earlier) return respond(earlier);
  // The model takes seconds, in which the visitor may delete everything.
  const hasVisitorRow = isStored && hasModel() && (await tryEnsureVisitorRow(owner));
  const { text, reply, source } = await answer(call, history);
  const exchange = {
    question: message,
    answer: text,
    reply: JSON.stringify(reply),
    context: selectStoredContext(context),
    requestId,
    source,
  };
  const stored = isStored ? await saveExchange(owner, { ...exchange, hasVisitorRow }) : null;
  return respond(stored ?? composeExchange(exchange));
}

/** Answers without storing anything, so every question is the first one. */
export async function answerDemoQuestion(call: ChatCall): Promise<Response> {
  const { message, context = {} } = call.body;
  const { text, reply, source } = await answer(call, [], askNobody);
  const stored = selectStoredContext(context);
  const parts = { answer: text, reply: JSON.stringify(reply), source };
  return respond(composeExchange({ question: message, ...parts, context: stored }));
}

function answer(
  { request, visitorId, body: { message, context = {} }, signal, startedAt }: ChatCall,
  history: ChatQuestion['history'],
  ask?: AskModel,
) {
  const callers = { visitor: visitorId, address: hashAddress(request) };
  return answerChat({ message, context, history, startedAt, callers }, signal, ask);
}

const respond = ([question, reply]: StoredExchange) =>
  Response.json([question, reply].map(formatMessage), {
    headers: { [ANSWER_SOURCE_HEADER]: reply.source ?? 'site' },
  });
