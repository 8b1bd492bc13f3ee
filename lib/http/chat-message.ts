import { randomInt } from 'node:crypto';
import type { ChatContext, ChatMessage } from '@/lib/contracts/chat';
import type { Exchange, MessageContext, StoredMessage } from '@/lib/db/chat';

/** What of the browser's context is stored with both messages of an exchange. */
export function selectStoredContext(context: ChatContext = {}): MessageContext {
  const lastAction = context.recentActions?.at(-1);
  return {
    page: context.currentPage ?? null,
    userAction: lastAction ? JSON.stringify(lastAction) : null,
    relevantFeature: context.lastViewedFeature ?? null,
  };
}

/** The same for somebody of whom nothing may be stored; its numbers are below 0, where no row is. */
export function composeExchange({ question, answer, context }: Exchange): [StoredMessage, StoredMessage] {
  const id = -2 * randomInt(1, 2 ** 30);
  const row = { ...context, createdAt: new Date() };
  return [
    { ...row, id, message: question, isUserMessage: true },
    { ...row, id: id + 1, message: answer, isUserMessage: false },
  ];
}

/** A stored message as calls answer it. */
export function formatMessage({ page, userAction, relevantFeature, ...row }: StoredMessage): ChatMessage {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    context: { page, userAction: userAction === null ? null : JSON.parse(userAction), relevantFeature },
  };
}
