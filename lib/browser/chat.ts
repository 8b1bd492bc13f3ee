import type { ChatLine } from '@/lib/assistant/conversation';
import { logSilently } from './log';
import { request } from './request';

/** A phone on a weak network gets its chance; a visitor before a silent server gets a sentence and a Retry. */
export const REPLY_PATIENCE_MS = 20_000;
export const HISTORY_PATIENCE_MS = 5000;

/**
 * Sends `message`, the JSON text of `{ message, context }` (spec §7), and returns what the server stored: the
 * visitor's words and the reply. Never throws: a failure is logged and reads as an empty list.
 */
export function sendChatMessage(userId: number, message: string): Promise<readonly ChatLine[]> {
  return readLines('The chat message was not answered', REPLY_PATIENCE_MS, (signal) =>
    request('POST', '/api/chat', { userId, message }, signal),
  );
}

/** The visitor's messages so far, oldest first. Never throws: a failure is logged and reads as an empty list. */
export function fetchChatHistory(userId: number): Promise<readonly ChatLine[]> {
  return readLines('The chat history was not loaded', HISTORY_PATIENCE_MS, (signal) =>
    request('GET', `/api/chat/${userId}`, undefined, signal),
  );
}

async function readLines(
  failure: string,
  patienceMs: number,
  call: (signal: AbortSignal) => Promise<Response>,
): Promise<readonly ChatLine[]> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  try {
    const body: unknown = await (await call(patience.signal)).json();
    // Where a network signs people in, its own page can answer 200.
    if (!Array.isArray(body)) throw new TypeError('The answer is no list.');
    return body.filter(isLine);
  } catch (error) {
    logSilently(failure, error);
    return [];
  } finally {
    clearTimeout(timer);
  }
}

function isLine(item: unknown): item is ChatLine {
  if (typeof item !== 'object' || item === null) return false;
  const { id, message, isUserMessage }: Partial<Record<keyof ChatLine, unknown>> = item;
  return Number.isInteger(id) && typeof message === 'string' && typeof isUserMessage === 'boolean';
}
