import { loadChat, sendChat } from '@/lib/api/feature-endpoints';
import type { ChatLine } from '@/lib/assistant/chat-entry';
import type { ChatReply, ReplyWords } from '@/lib/assistant/conversation';
import { EVENT_STREAM } from '@/lib/contracts/event-stream';
import { logSilently } from './log';
import { NO_REPLY, readChatReply, readLines } from './read-chat-reply';
import { call, request } from './request';

const HISTORY_TIMEOUT_MS = 5000;

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
  return request(sendChat, { body: question, accept: EVENT_STREAM }, (response) =>
    readChatReply(response, onWords),
  ).catch((error: unknown) => {
    logSilently('The chat message was not answered', error);
    return NO_REPLY;
  });
}

/** The visitor's messages so far, oldest first. Never throws: a failure is logged and reads as null. */
export function fetchChatHistory(userId: number): Promise<readonly ChatLine[] | null> {
  return call(loadChat, { userId, timeoutMs: HISTORY_TIMEOUT_MS })
    .then(readLines)
    .catch((error: unknown) => {
      logSilently('The chat history was not loaded', error);
      return null;
    });
}
