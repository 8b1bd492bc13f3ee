import type { AnswerSource } from '@/lib/contracts/chat-events';

/** What a message needs to be shown, whoever stored it. */
export type ChatLine = { id: number; message: string; isUserMessage: boolean };

export type ChatEntry = {
  key: string;
  /** The server's number; null as long as it has named none. */
  id: number | null;
  message: string;
  isUserMessage: boolean;
  source: AnswerSource | null;
  /** Of a reply. One that is waited for again still has the words of the try before. */
  state: 'settled' | 'awaited' | 'written' | 'failed';
  /** Of a question asked here: the highest number that the server had given until then; null where that is unknown. */
  askedAfter: number | null;
};

const NEW_ENTRY: Omit<ChatEntry, 'key'> = {
  id: null,
  message: '',
  isUserMessage: false,
  source: null,
  state: 'settled',
  askedAfter: null,
};

/** The key of the reply to the question with this key. */
export const replyKey = (key: string) => `${key}-reply`;

function isUnderWay({ state }: ChatEntry): boolean {
  return state === 'awaited' || state === 'written';
}

function pickLine({ id, message, isUserMessage }: ChatLine): ChatLine {
  return { id, message, isUserMessage };
}

/** How a call ended. */
export type ChatReply = {
  /** What the server stored: the visitor's words and the reply. None where nothing is known to be stored. */
  lines: readonly ChatLine[];
  source: AnswerSource | null;
  /** False for a reply that did not come, or broke off. */
  isWhole: boolean;
};

/** What is there of a reply while it is written. */
export type ReplyWords = { text: string; source: AnswerSource };

export type Conversation = {
  readonly entries: readonly ChatEntry[];
  /** The last reply that was asked for here: it is typed out. */
  readonly freshKey: string | null;
  readonly isHistoryRead: boolean;
  /** Whether what the server keeps has come, be it nothing. */
  readonly isHistoryKnown: boolean;
};

export type ConversationAction =
  /** `lines` is null where the reading failed. */
  | { type: 'history-read'; lines: readonly ChatLine[] | null }
  | { type: 'asked'; key: string; message: string }
  | { type: 'asked-again'; key: string }
  | { type: 'words-came'; key: string; words: ReplyWords }
  | { type: 'answered'; key: string; reply: ChatReply };

export const EMPTY_CONVERSATION: Conversation = {
  entries: [],
  freshKey: null,
  isHistoryRead: false,
  isHistoryKnown: false,
};

/** Nothing that was said is ever dropped: what the server knows is merged. */
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
    case 'words-came':
      return changeReply(conversation, action.key, (reply) => ({
        ...reply,
        message: action.words.text,
        source: action.words.source,
        state: 'written',
      }));
    case 'answered':
      return answer(conversation, action.key, action.reply);
  }
}

/** The reply of a call is the last message that is not the visitor's (spec §7); none means that it failed. */
export function selectReply(lines: readonly ChatLine[]): ChatLine | null {
  return lines.findLast(({ isUserMessage }) => !isUserMessage) ?? null;
}

export function isReplyPending({ entries }: Conversation): boolean {
  return entries.some(isUnderWay);
}

function ask(conversation: Conversation, key: string, message: string): Conversation {
  const entries = [
    ...conversation.entries,
    { ...NEW_ENTRY, key, message, isUserMessage: true, askedAfter: findLastId(conversation) },
    { ...NEW_ENTRY, key: replyKey(key), state: 'awaited' as const },
  ];
  return { ...conversation, entries, freshKey: replyKey(key) };
}

/** Where nothing may be stored the numbers are below 0, and say nothing of what is stored. */
function findLastId({ entries, isHistoryKnown }: Conversation): number | null {
  const ids = entries.flatMap(({ id }) => (id !== null && id > 0 ? [id] : []));
  return isHistoryKnown || ids.length > 0 ? Math.max(0, ...ids) : null;
}

function askAgain(conversation: Conversation, key: string): Conversation {
  const exchange = conversation.entries.filter((entry) => isOf(key, entry));
  if (exchange.length === 0) return conversation;
  const others = conversation.entries.filter((entry) => !isOf(key, entry));
  const moved = { ...conversation, entries: [...others, ...exchange], freshKey: replyKey(key) };
  return changeReply(moved, key, (reply) => ({ ...reply, state: 'awaited' }));
}

function answer(
  conversation: Conversation,
  key: string,
  { lines, source, isWhole }: ChatReply,
): Conversation {
  const question = lines.findLast(({ isUserMessage }) => isUserMessage);
  const stored = selectReply(lines);
  const entries = conversation.entries
    // A history that was read meanwhile may hold both already.
    .filter((entry) => isOf(key, entry) || !lines.some(({ id }) => id === entry.id))
    .map((entry) => (entry.key === key && question ? { ...entry, ...pickLine(question) } : entry));
  return changeReply({ ...conversation, entries }, key, (reply) => ({
    ...reply,
    ...(stored && pickLine(stored)),
    source: source ?? reply.source,
    state: isWhole && stored ? 'settled' : 'failed',
  }));
}

function isOf(key: string, entry: ChatEntry): boolean {
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

/**
 * Adds what the server keeps, oldest first, to what was said here. A line that is known by its number stays as it is.
 * A history names no request ids, so a question whose connection broke is known by its words, among the lines that
 * were stored after it was asked.
 */
function mergeHistory(entries: readonly ChatEntry[], lines: readonly ChatLine[]): readonly ChatEntry[] {
  return lines.reduce((merged, line, index) => mergeLine(merged, line, lines[index - 1]), entries);
}

function mergeLine(
  entries: readonly ChatEntry[],
  line: ChatLine,
  before: ChatLine | undefined,
): readonly ChatEntry[] {
  if (entries.some(({ id }) => id === line.id)) return entries;
  const own = line.isUserMessage ? findQuestion(entries, line) : findReply(entries, before);
  if (!own) return insertLine(entries, line);
  // What is under way is left to its own answer.
  if (isUnderWay(own)) return entries;
  return entries.map((entry) => (entry === own ? { ...entry, ...pickLine(line), state: 'settled' } : entry));
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
function findReply(entries: readonly ChatEntry[], before: ChatLine | undefined): ChatEntry | undefined {
  const question = entries.find(({ id, isUserMessage }) => isUserMessage && id === before?.id);
  return question && entries.find(({ id, key }) => id === null && key === replyKey(question.key));
}

function insertLine(entries: readonly ChatEntry[], line: ChatLine): readonly ChatEntry[] {
  const place = entries.findLastIndex(({ id }) => id !== null && id < line.id) + 1;
  const entry = { ...NEW_ENTRY, ...pickLine(line), key: `message-${line.id}` };
  return [...entries.slice(0, place), entry, ...entries.slice(place)];
}
