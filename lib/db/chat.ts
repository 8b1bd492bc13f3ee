import 'server-only';
import type { AnswerSource } from '@/lib/calls/chat';
import { openDatabase, type Database } from './client';
import type { ChatMessage } from './generated/sqlite/client';
import { touchVisitor, type Owner } from './visitor';

export type StoredMessage = Omit<ChatMessage, 'visitorId' | 'userId' | 'requestId'>;

export type MessageContext = Pick<StoredMessage, 'page' | 'userAction' | 'relevantFeature'>;

export type Exchange = {
  question: string;
  /** As plain text. */
  answer: string;
  /** JSON of its parts. */
  reply: string;
  context: MessageContext;
  /** Idempotency key from the browser. An exchange is stored once, however often it is sent. */
  requestId?: string;
  source: AnswerSource;
};

export type StoredExchange = readonly [question: StoredMessage, answer: StoredMessage];

const MESSAGE_FIELDS = {
  id: true,
  message: true,
  isUserMessage: true,
  createdAt: true,
  page: true,
  userAction: true,
  relevantFeature: true,
  source: true,
  reply: true,
} as const;

export async function loadMessages(owner: Owner, limit: number): Promise<StoredMessage[]> {
  const database = await openDatabase();
  const newestFirst = await database.chatMessage.findMany({
    where: owner,
    orderBy: { id: 'desc' },
    take: limit,
    select: MESSAGE_FIELDS,
  });
  return newestFirst.reverse();
}

export async function loadExchange(owner: Owner, requestId: string): Promise<StoredExchange | null> {
  return findExchange(await openDatabase(), owner, requestId);
}

/** Call before generating a reply: if the row is gone afterwards, the visitor has deleted their data meanwhile. */
export async function ensureVisitorRow({ visitorId }: Owner): Promise<void> {
  await touchVisitor(await openDatabase(), visitorId);
}

/** Atomic. Returns the exchange, possibly stored by an earlier attempt. Null if the visitor was deleted meanwhile. */
export async function saveExchange(
  owner: Owner,
  exchange: Exchange & { hasVisitorRow?: boolean },
): Promise<StoredExchange | null> {
  const { hasVisitorRow = false, question, answer, reply, context, requestId = null, source } = exchange;
  const database = await openDatabase();
  return database.$transaction(async (transaction) => {
    if (hasVisitorRow) {
      const data = { lastSeenAt: new Date() };
      const { count } = await transaction.visitor.updateMany({ where: { id: owner.visitorId }, data });
      if (count === 0) return null;
    } else {
      await touchVisitor(transaction, owner.visitorId);
    }
    if (requestId !== null) {
      const stored = await findExchange(transaction, owner, requestId);
      if (stored) return stored;
    }
    // Identical fields in both rows make this a single statement.
    const shared = { ...owner, ...context, requestId };
    const [questionRow, answerRow] = await transaction.chatMessage.createManyAndReturn({
      data: [
        { ...shared, message: question, isUserMessage: true, source: null, reply: null },
        { ...shared, message: answer, isUserMessage: false, source, reply },
      ],
      select: MESSAGE_FIELDS,
    });
    if (!questionRow || !answerRow) throw new Error('Not all messages were stored.');
    return [questionRow, answerRow];
  });
}

async function findExchange(
  database: Pick<Database, 'chatMessage'>,
  owner: Owner,
  requestId: string,
): Promise<StoredExchange | null> {
  const [question, answer] = await database.chatMessage.findMany({
    where: { ...owner, requestId },
    orderBy: { id: 'asc' },
    select: MESSAGE_FIELDS,
  });
  return question && answer ? [question, answer] : null;
}
