import 'server-only';
import { openDatabase } from './client';
import type { ChatMessage } from './generated/sqlite/client';
import type { Owner } from './owner';
import { touchVisitor } from './visitor';

export type StoredMessage = Omit<ChatMessage, 'visitorId' | 'userId'>;

/** `userAction` is the JSON text of one click. */
export type MessageContext = Pick<StoredMessage, 'page' | 'userAction' | 'relevantFeature'>;

export type Exchange = { question: string; answer: string; context: MessageContext };

const MESSAGE_FIELDS = {
  id: true,
  message: true,
  isUserMessage: true,
  createdAt: true,
  page: true,
  userAction: true,
  relevantFeature: true,
} as const;

/** The user's last messages, at most `limit`, oldest first. */
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

/** Stores a question and its answer, both or neither. */
export async function saveExchange(
  owner: Owner,
  { question, answer, context }: Exchange,
): Promise<[StoredMessage, StoredMessage]> {
  const database = await openDatabase();
  const row = { ...owner, ...context };
  const [, asked, answered] = await database.$transaction([
    touchVisitor(database, owner.visitorId),
    database.chatMessage.create({
      data: { ...row, message: question, isUserMessage: true },
      select: MESSAGE_FIELDS,
    }),
    database.chatMessage.create({
      data: { ...row, message: answer, isUserMessage: false },
      select: MESSAGE_FIELDS,
    }),
  ]);
  return [asked, answered];
}
