import { loadChat, sendChat } from '@/lib/api/feature-endpoints';
import { logSilently } from '@/lib/browser/log';
import { call, request } from '@/lib/browser/request';
import type { AnswerSource } from '@/lib/contracts/chat';
import { createEventReader, EVENT_STREAM } from '@/lib/contracts/event-stream';
import { isRecord } from '@/lib/personalization/record';
import type { ChatLine, ChatReply, ReplyText } from './conversation';

export const NO_REPLY: ChatReply = { lines: [], source: null, isComplete: false };

/** Reads a streamed reply or the plain JSON list. Throws when the network fails. */
export async function readChatReply(
  response: Response,
  onText: (partial: ReplyText) => void,
): Promise<ChatReply> {
  const isStream = response.headers.get('content-type')?.startsWith(EVENT_STREAM) ?? false;
  if (isStream && response.body) return readStream(response.body.getReader(), onText);
  return { lines: readLines(await response.json()), source: null, isComplete: true };
}

/** Throws unless it is a list: a captive portal can respond 200 with its own page. */
function readLines(body: unknown): ChatLine[] {
  if (!Array.isArray(body)) throw new TypeError('The response is not a list.');
  return body.filter(isLine);
}

async function readStream(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  onText: (partial: ReplyText) => void,
): Promise<ChatReply> {
  const read = createEventReader();
  const decoder = new TextDecoder();
  let text = '';
  let source: AnswerSource = 'site';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return NO_REPLY;
    for (const { event, data } of read(decoder.decode(value, { stream: true }))) {
      if (!isRecord(data)) throw new TypeError('The event is empty.');
      if (data.source === 'site' || data.source === 'model') source = data.source;
      if (event === 'delta' && typeof data.text === 'string') {
        text += data.text;
        onText({ text: text.trimEnd(), source });
      }
      if (event === 'done') return { lines: readLines(data.messages), source, isComplete: true };
      if (event === 'error') return { lines: readLines(data.messages), source, isComplete: false };
    }
  }
}

function isLine(item: unknown): item is ChatLine {
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

/** Returns what the server stored and reports the reply as it streams. A failure is logged and returns NO_REPLY. */
export function sendChatMessage(
  question: Question,
  onText: (partial: ReplyText) => void,
): Promise<ChatReply> {
  return request(sendChat, { body: question, accept: EVENT_STREAM }, (response) =>
    readChatReply(response, onText),
  ).catch((error: unknown) => {
    logSilently('The chat message was not answered', error);
    return NO_REPLY;
  });
}

/** Loads the history, oldest first. Never throws: a failure is logged and returns null. */
export function fetchChatHistory(userId: number): Promise<readonly ChatLine[] | null> {
  return call(loadChat, { userId, timeoutMs: HISTORY_TIMEOUT_MS })
    .then(readLines)
    .catch((error: unknown) => {
      logSilently('The chat history was not loaded', error);
      return null;
    });
}
