/** What a message needs to be shown, whoever stored it. */
export type ChatLine = { id: number; message: string; isUserMessage: boolean };

export type ChatEntry = {
  key: string;
  /** The server's number; null as long as it has named none. */
  id: number | null;
  message: string;
  isUserMessage: boolean;
  state: 'settled' | 'pending' | 'failed';
};

export type Conversation = {
  readonly entries: readonly ChatEntry[];
  /** The reply that has just come and is typed out. */
  readonly freshKey: string | null;
  readonly isHistoryRead: boolean;
};

export type ConversationAction =
  | { type: 'history-read'; lines: readonly ChatLine[] }
  | { type: 'asked'; key: string; message: string }
  | { type: 'asked-again'; key: string }
  | { type: 'answered'; key: string; lines: readonly ChatLine[] };

export const EMPTY_CONVERSATION: Conversation = { entries: [], freshKey: null, isHistoryRead: false };

/** Nothing that was said is ever dropped: what the server knows is merged by its number. */
export function reduceConversation(conversation: Conversation, action: ConversationAction): Conversation {
  const { entries } = conversation;
  switch (action.type) {
    case 'history-read':
      return { ...conversation, entries: action.lines.reduce(insertLine, entries), isHistoryRead: true };
    case 'asked':
      return ask(conversation, { key: action.key, id: null, message: action.message, isUserMessage: true });
    case 'asked-again': {
      const failed = entries.find(({ key }) => key === action.key);
      return failed ? ask(conversation, failed) : conversation;
    }
    case 'answered':
      return answer(conversation, action.key, action.lines);
  }
}

/** The reply of a call is the last message that is not the visitor's (spec §7); none means that it failed. */
export function selectReply(lines: readonly ChatLine[]): ChatLine | null {
  return lines.findLast(({ isUserMessage }) => !isUserMessage) ?? null;
}

export function isReplyPending({ entries }: Conversation): boolean {
  return entries.some(({ state }) => state === 'pending');
}

function ask(conversation: Conversation, question: Omit<ChatEntry, 'state'>): Conversation {
  const others = conversation.entries.filter(({ key }) => key !== question.key);
  return { ...conversation, entries: [...others, { ...question, state: 'pending' }], freshKey: null };
}

function answer(conversation: Conversation, key: string, lines: readonly ChatLine[]): Conversation {
  const reply = selectReply(lines);
  if (!reply) {
    const entries = conversation.entries.map((entry) =>
      entry.key === key ? { ...entry, state: 'failed' as const } : entry,
    );
    return { ...conversation, entries };
  }
  const question = lines.findLast(({ isUserMessage }) => isUserMessage);
  const settled = toEntry(reply);
  const entries = conversation.entries
    // A history that was read meanwhile may hold both already.
    .filter(({ id }) => id === null || (id !== question?.id && id !== reply.id))
    .flatMap((entry): ChatEntry[] => {
      if (entry.key !== key) return [entry];
      return [question ? toEntry(question) : { ...entry, state: 'settled' }, settled];
    });
  return { ...conversation, entries, freshKey: settled.key };
}

function insertLine(entries: readonly ChatEntry[], line: ChatLine): readonly ChatEntry[] {
  if (entries.some(({ id }) => id === line.id)) return entries;
  const before = entries.findLastIndex(({ id }) => id !== null && id < line.id);
  return entries.toSpliced(before + 1, 0, toEntry(line));
}

function toEntry({ id, message, isUserMessage }: ChatLine): ChatEntry {
  return { key: `message-${id}`, id, message, isUserMessage, state: 'settled' };
}
