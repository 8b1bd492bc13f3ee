import type { AnswerSource } from '@/lib/contracts/chat';
import { isUnderWay, NEW_ENTRY, pickLine, replyKey, type ChatEntry, type ChatLine } from './chat-entry';
import { mergeHistory } from './merge-history';

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
