import type { AnswerSource } from '@/lib/contracts/chat-events';

/** What a message needs to be shown, whoever stored it. */
export type ChatLine = { id: number; message: string; isUserMessage: boolean };

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

export type ChatEntry = {
  key: string;
  /** The server's number; null as long as it has named none. */
  id: number | null;
  message: string;
  isUserMessage: boolean;
  source: AnswerSource | null;
  /** Of a reply. One that is waited for again still has the words of the try before. */
  state: 'settled' | 'awaited' | 'written' | 'failed';
};

export type Conversation = {
  readonly entries: readonly ChatEntry[];
  /** The last reply that was asked for here: it is typed out. */
  readonly freshKey: string | null;
  readonly isHistoryRead: boolean;
};

export type ConversationAction =
  | { type: 'history-read'; lines: readonly ChatLine[] }
  | { type: 'asked'; key: string; message: string }
  | { type: 'asked-again'; key: string }
  | { type: 'words-came'; key: string; words: ReplyWords }
  | { type: 'answered'; key: string; reply: ChatReply };

export const EMPTY_CONVERSATION: Conversation = { entries: [], freshKey: null, isHistoryRead: false };

/** The key of the reply to the question with this key. */
export const replyKey = (key: string) => `${key}-reply`;

/** Nothing that was said is ever dropped: what the server knows is merged by its number. */
export function reduceConversation(conversation: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case 'history-read':
      return readHistory(conversation, action.lines);
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
  return entries.some(({ state }) => state === 'awaited' || state === 'written');
}

const NEW_ENTRY: Omit<ChatEntry, 'key'> = {
  id: null,
  message: '',
  isUserMessage: false,
  source: null,
  state: 'settled',
};

function ask(conversation: Conversation, key: string, message: string): Conversation {
  const entries = [
    ...conversation.entries,
    { ...NEW_ENTRY, key, message, isUserMessage: true },
    { ...NEW_ENTRY, key: replyKey(key), state: 'awaited' as const },
  ];
  return { ...conversation, entries, freshKey: replyKey(key) };
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

function readHistory(conversation: Conversation, lines: readonly ChatLine[]): Conversation {
  const lost = conversation.entries.filter((entry) => isReplyLost(conversation, entry));
  const found = lost.reduce(
    (before, { key, message }) => findLost(before, key, message, lines),
    conversation,
  );
  return { ...found, entries: lines.reduce(insertLine, found.entries), isHistoryRead: true };
}

function isReplyLost({ entries }: Conversation, { key, id, isUserMessage }: ChatEntry): boolean {
  return (
    isUserMessage && id === null && entries.some((it) => it.key === replyKey(key) && it.state === 'failed')
  );
}

/** The line may have broken when the server had stored both already: then they are what the history has new. */
function findLost(
  conversation: Conversation,
  key: string,
  message: string,
  lines: readonly ChatLine[],
): Conversation {
  const isNew = ({ id }: ChatLine) => !conversation.entries.some((entry) => entry.id === id);
  const at = lines.findIndex((line) => line.isUserMessage && line.message === message && isNew(line));
  const exchange = at < 0 ? [] : lines.slice(at, at + 2);
  if (!selectReply(exchange)) return conversation;
  return answer(conversation, key, { lines: exchange, source: null, isWhole: true });
}

function insertLine(entries: readonly ChatEntry[], line: ChatLine): readonly ChatEntry[] {
  if (entries.some(({ id }) => id === line.id)) return entries;
  const before = entries.findLastIndex(({ id }) => id !== null && id < line.id);
  return entries.toSpliced(before + 1, 0, { ...NEW_ENTRY, ...pickLine(line), key: `message-${line.id}` });
}

function pickLine({ id, message, isUserMessage }: ChatLine): ChatLine {
  return { id, message, isUserMessage };
}
