import type { AnswerSource, ChatMessage, ChatReply } from '@/lib/calls/chat';
import { isHref } from '@/lib/config/routes';
import { isRecord } from '@/lib/personalization/record';

export type ChatLine = Pick<ChatMessage, 'id' | 'message' | 'isUserMessage'> & {
  /** Null for the visitor's messages. */
  reply: ChatReply | null;
};

/** `id` is null until the server has stored the message. */
export type ChatEntry = Omit<ChatLine, 'id'> & {
  key: string;
  id: number | null;
  source: AnswerSource | null;
  state: 'settled' | 'awaited' | 'failed';
  /** The highest server id known when the question was asked here; null if unknown. */
  askedAfter: number | null;
};

const NEW_ENTRY: Omit<ChatEntry, 'key'> = {
  id: null,
  message: '',
  isUserMessage: false,
  reply: null,
  source: null,
  state: 'settled',
  askedAfter: null,
};

export const replyKey = (key: string) => `${key}-reply`;

function isInProgress({ state }: ChatEntry): boolean {
  return state === 'awaited';
}

function pickLine({ id, message, isUserMessage, reply }: ChatLine): ChatLine {
  return { id, message, isUserMessage, reply };
}

/** No lines: the call failed. */
export type ChatResponse = { lines: readonly ChatLine[]; source: AnswerSource | null };

export type Conversation = {
  readonly entries: readonly ChatEntry[];
  readonly freshKey: string | null;
  readonly isHistoryRead: boolean;
  readonly isHistoryKnown: boolean;
};

export type ConversationAction =
  | { type: 'history-read'; lines: readonly ChatLine[] | null }
  | { type: 'asked'; key: string; message: string }
  | { type: 'asked-again'; key: string }
  | { type: 'answered'; key: string; response: ChatResponse };

export const EMPTY_CONVERSATION: Conversation = {
  entries: [],
  freshKey: null,
  isHistoryRead: false,
  isHistoryKnown: false,
};

/** Merges stored messages without dropping any that are shown. */
export function reduceConversation(conversation: Conversation, action: ConversationAction): Conversation {
  const { entries } = conversation;
  switch (action.type) {
    case 'history-read':
      return {
        ...conversation,
        entries: mergeHistory(entries, action.lines ?? []),
        isHistoryRead: true,
        isHistoryKnown: conversation.isHistoryKnown || action.lines !== null,
      };
    case 'asked':
      return ask(conversation, action.key, action.message);
    case 'asked-again':
      return askAgain(conversation, action.key);
    case 'answered':
      return answer(conversation, action.key, action.response);
  }
}

/** The last message that is not the visitor's (spec §7). Null means that the call failed. */
export function selectReply(lines: readonly ChatLine[]): ChatLine | null {
  return lines.findLast(({ isUserMessage }) => !isUserMessage) ?? null;
}

export function isReplyPending({ entries }: Conversation): boolean {
  return entries.some(isInProgress);
}

function ask(conversation: Conversation, key: string, message: string): Conversation {
  const entries = [
    ...conversation.entries,
    { ...NEW_ENTRY, key, message, isUserMessage: true, askedAfter: findLastId(conversation) },
    { ...NEW_ENTRY, key: replyKey(key), state: 'awaited' as const },
  ];
  return { ...conversation, entries, freshKey: replyKey(key) };
}

/** Negative ids mark messages that are not stored. */
function findLastId({ entries, isHistoryKnown }: Conversation): number | null {
  const ids = entries.flatMap(({ id }) => (id !== null && id > 0 ? [id] : []));
  return isHistoryKnown || ids.length > 0 ? Math.max(0, ...ids) : null;
}

function askAgain(conversation: Conversation, key: string): Conversation {
  const exchange = conversation.entries.filter((entry) => isPartOf(key, entry));
  if (exchange.length === 0) return conversation;
  const others = conversation.entries.filter((entry) => !isPartOf(key, entry));
  const moved = { ...conversation, entries: [...others, ...exchange], freshKey: replyKey(key) };
  return changeReply(moved, key, (reply) => ({ ...reply, state: 'awaited' }));
}

function answer(conversation: Conversation, key: string, { lines, source }: ChatResponse): Conversation {
  const question = lines.findLast(({ isUserMessage }) => isUserMessage);
  const stored = selectReply(lines);
  const entries = conversation.entries
    // The history may have loaded meanwhile and contain both.
    .filter((entry) => isPartOf(key, entry) || !lines.some(({ id }) => id === entry.id))
    .map((entry) => (entry.key === key && question ? { ...entry, ...pickLine(question) } : entry));
  return changeReply({ ...conversation, entries }, key, (reply) => ({
    ...reply,
    ...(stored && pickLine(stored)),
    source: source ?? reply.source,
    state: stored ? 'settled' : 'failed',
  }));
}

function isPartOf(key: string, entry: ChatEntry): boolean {
  return entry.key === key || entry.key === replyKey(key);
}

function changeReply(
  conversation: Conversation,
  key: string,
  change: (reply: ChatEntry) => ChatEntry,
): Conversation {
  const entries = conversation.entries.map((entry) => (entry.key === replyKey(key) ? change(entry) : entry));
  return { ...conversation, entries };
}

/** History has no request ids: a question whose response was lost is matched by text among the messages stored later. */
function mergeHistory(entries: readonly ChatEntry[], lines: readonly ChatLine[]): readonly ChatEntry[] {
  return lines.reduce((merged, line, index) => mergeLine(merged, line, lines[index - 1]), entries);
}

function mergeLine(
  entries: readonly ChatEntry[],
  line: ChatLine,
  previousLine: ChatLine | undefined,
): readonly ChatEntry[] {
  if (entries.some(({ id }) => id === line.id)) return entries;
  const match = line.isUserMessage ? findQuestion(entries, line) : findReply(entries, previousLine);
  if (!match) return insertLine(entries, line);
  // Replies in progress are updated by their own response.
  if (isInProgress(match)) return entries;
  return entries.map((entry) =>
    entry === match ? { ...entry, ...pickLine(line), state: 'settled' } : entry,
  );
}

function findQuestion(entries: readonly ChatEntry[], line: ChatLine): ChatEntry | undefined {
  return entries.find(
    ({ id, message, isUserMessage, askedAfter }) =>
      isUserMessage &&
      id === null &&
      askedAfter !== null &&
      line.id > askedAfter &&
      message.trim() === line.message,
  );
}

/** A question and its answer are stored together. */
function findReply(entries: readonly ChatEntry[], previousLine: ChatLine | undefined): ChatEntry | undefined {
  const question = entries.find(({ id, isUserMessage }) => isUserMessage && id === previousLine?.id);
  return question && entries.find(({ id, key }) => id === null && key === replyKey(question.key));
}

function insertLine(entries: readonly ChatEntry[], line: ChatLine): readonly ChatEntry[] {
  const index = entries.findLastIndex(({ id }) => id !== null && id < line.id) + 1;
  const entry = { ...NEW_ENTRY, ...pickLine(line), key: `message-${line.id}` };
  return [...entries.slice(0, index), entry, ...entries.slice(index)];
}

export const toPlainReply = (text: string): ChatReply => ({
  answers: [{ text, place: null }],
  cards: [],
  next: null,
});

/** Null for the parts of another release, whose message is then shown as plain text. */
export const readReply = (value: unknown): ChatReply | null => (isReply(value) ? value : null);

function isReply(value: unknown): value is ChatReply {
  if (!isRecord(value)) return false;
  const { answers, cards, next } = value;
  const isComplete =
    Array.isArray(answers) && answers.every(isAnswer) && Array.isArray(cards) && cards.every(isCard);
  return isComplete && isPlace(next);
}

function isAnswer(value: unknown): boolean {
  return (
    isRecord(value) &&
    hasTexts(value, ['text']) &&
    ['string', 'undefined'].includes(typeof value.lang) &&
    isPlace(value.place)
  );
}

function isCard(value: unknown): boolean {
  return isRecord(value) && hasTexts(value, ['question', 'heading', 'firstSentence', 'text']) && isAt(value);
}

const isPlace = (value: unknown) =>
  value === null || (isRecord(value) && hasTexts(value, ['label']) && isAt(value));

const isAt = ({ href }: Record<string, unknown>) => typeof href === 'string' && isHref(href);

const hasTexts = (record: Record<string, unknown>, names: readonly string[]) =>
  names.every((name) => typeof record[name] === 'string');
