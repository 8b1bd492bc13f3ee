import { randomInt } from 'node:crypto';
import type { ChatContext, ChatMessage } from '@/lib/calls/chat';
import {
  ensureVisitorRow,
  type Exchange,
  type MessageContext,
  type StoredExchange,
  type StoredMessage,
} from '@/lib/db/chat';
import type { Owner } from '@/lib/db/visitor';
import { describeError, getLogger } from '@/lib/log/logger';

export function selectStoredContext(context: ChatContext = {}): MessageContext {
  const lastAction = context.recentActions?.at(-1);
  return {
    page: context.currentPage ?? null,
    userAction: lastAction ? JSON.stringify(lastAction) : null,
    relevantFeature: context.lastViewedFeature ?? null,
  };
}

/** An exchange that is not stored. Its ids are negative, so they never match a row. */
export function composeExchange({ question, answer, reply, context, source }: Exchange): StoredExchange {
  const id = -2 * randomInt(1, 2 ** 30);
  const row = { ...context, createdAt: new Date() };
  return [
    { ...row, id, message: question, isUserMessage: true, source: null, reply: null },
    { ...row, id: id + 1, message: answer, isUserMessage: false, source, reply },
  ];
}

export function formatMessage(row: StoredMessage): ChatMessage {
  const { id, message, isUserMessage, createdAt, page, userAction, relevantFeature, reply } = row;
  return {
    ...{ id, message, isUserMessage, createdAt: createdAt.toISOString() },
    ...(reply !== null && { reply: JSON.parse(reply) }),
    context: { page, userAction: userAction === null ? null : JSON.parse(userAction), relevantFeature },
  };
}

/** Detects a deletion during a slow response. If the database is not writable, the visitor still gets the response. */
export async function tryEnsureVisitorRow(owner: Owner): Promise<boolean> {
  try {
    await ensureVisitorRow(owner);
    return true;
  } catch (error) {
    getLogger().error({ purpose: 'chat', error: describeError(error) });
    return false;
  }
}
