import type { ChatLine, ChatReply, ReplyWords } from '@/lib/assistant/conversation';
import { EVENT_STREAM } from '@/lib/contracts/event-stream';
import { logSilently } from './log';
import { NO_REPLY, readChatReply, readLines } from './read-chat-reply';
import { request } from './request';

/** A phone on a weak network gets its chance; a visitor before a silent server gets a sentence and a Retry. */
export const REPLY_PATIENCE_MS = 20_000;
const HISTORY_PATIENCE_MS = 5000;

export type Question = {
  userId: number;
  /** Drawn once for each question: however often it is sent, it is stored once. */
  requestId: string;
  /** The JSON text of `{ message, context }` (spec §7). */
  message: string;
};

/**
 * Sends a question, tells of the reply while it is written, and returns what the server stored. Never throws: a
 * failure is logged and reads as an empty list.
 */
export function sendChatMessage(
  question: Question,
  onWords: (words: ReplyWords) => void,
): Promise<ChatReply> {
  return withPatience(REPLY_PATIENCE_MS, NO_REPLY, 'The chat message was not answered', async (signal) =>
    readChatReply(await request('POST', '/api/chat', question, signal, EVENT_STREAM), onWords),
  );
}

/** The visitor's messages so far, oldest first. Never throws: a failure is logged and reads as an empty list. */
export function fetchChatHistory(userId: number): Promise<readonly ChatLine[]> {
  return withPatience(HISTORY_PATIENCE_MS, [], 'The chat history was not loaded', async (signal) =>
    readLines(await (await request('GET', `/api/chat/${userId}`, undefined, signal)).json()),
  );
}

async function withPatience<Result>(
  patienceMs: number,
  nothing: Result,
  failure: string,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  try {
    return await call(patience.signal);
  } catch (error) {
    logSilently(failure, error);
    return nothing;
  } finally {
    clearTimeout(timer);
  }
}
