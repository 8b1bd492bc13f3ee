import { logSilently } from '@/lib/browser/log';
import { call, request } from '@/lib/browser/request';
import { ANSWER_SOURCE_HEADER } from '@/lib/config/answer-source-header';
import type { AnswerSource } from '@/lib/calls/chat';
import { isRecord } from '@/lib/personalization/record';
import type { ChatLine, ChatResponse } from './conversation';
import { readReply } from './read-reply';

const NO_REPLY: ChatResponse = { lines: [], source: null };

/** Throws unless it is a list: a captive portal can respond 200 with its own page. */
function readLines(body: unknown): ChatLine[] {
  if (!Array.isArray(body)) throw new TypeError('The response is not a list.');
  return body.filter(isLine).map(({ id, message, isUserMessage, reply }) => ({
    id,
    message,
    isUserMessage,
    reply: readReply(reply),
  }));
}

function isLine(item: unknown): item is Omit<ChatLine, 'reply'> & { reply?: unknown } {
  if (!isRecord(item)) return false;
  const { id, message, isUserMessage } = item;
  return Number.isInteger(id) && typeof message === 'string' && typeof isUserMessage === 'boolean';
}

const HISTORY_TIMEOUT_MS = 5000;

type Question = {
  userId: number;
  /** Idempotency key: a question sent several times is stored once. */
  requestId: string;
  message: string;
};

/** Returns what the server stored. A failure is logged and returns NO_REPLY. */
export function sendChatMessage(question: Question): Promise<ChatResponse> {
  return request('POST /api/chat', { body: question }, async (response) => ({
    lines: readLines(await response.json()),
    source: readSource(response.headers.get(ANSWER_SOURCE_HEADER)),
  })).catch((error: unknown) => {
    logSilently('The chat message was not answered', error);
    return NO_REPLY;
  });
}

const readSource = (source: string | null): AnswerSource | null =>
  source === 'site' || source === 'model' ? source : null;

/** The stored messages, oldest first. */
export async function fetchChatHistory(userId: number): Promise<ChatLine[]> {
  return readLines(await call('GET /api/chat/{userId}', { userId, timeoutMs: HISTORY_TIMEOUT_MS }));
}
