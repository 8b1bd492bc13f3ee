import type { ChatContext, ChatMessage } from '@/lib/contracts/chat';
import type { MessageContext, StoredMessage } from '@/lib/db/chat';

/** What of the browser's context is stored with both messages of an exchange. */
export function selectStoredContext(context: ChatContext = {}): MessageContext {
  const lastAction = context.recentActions?.at(-1);
  return {
    page: context.currentPage ?? null,
    userAction: lastAction ? JSON.stringify(lastAction) : null,
    relevantFeature: context.lastViewedFeature ?? null,
  };
}

/** A stored message as calls answer it. */
export function formatMessage({ page, userAction, relevantFeature, ...row }: StoredMessage): ChatMessage {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    context: { page, userAction: userAction === null ? null : JSON.parse(userAction), relevantFeature },
  };
}
