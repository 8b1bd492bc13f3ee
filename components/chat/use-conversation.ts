'use client';

import { useEffect, useReducer, useRef } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { useSession } from '@/components/personalization/personalization-context';
import { announce } from '@/components/ui/announcement-store';
import {
  EMPTY_CONVERSATION,
  isReplyPending,
  reduceConversation,
  selectReply,
} from '@/lib/assistant/conversation';
import { fetchChatHistory, sendChatMessage } from '@/lib/browser/chat';
import { readUserId } from '@/lib/browser/user-id';
import { chatCopy } from '@/lib/content/chat';
import { describeChatContext } from './describe-chat-context';

/** One conversation, as long as the page lives. Opening the window reads what the server keeps of it. */
export function useConversation(isOpen: boolean) {
  const session = useSession();
  const currentPage = useSitePath();
  const [conversation, dispatch] = useReducer(reduceConversation, EMPTY_CONVERSATION);
  const asked = useRef(0);
  const userId = session.userId ?? readUserId();

  useEffect(() => {
    if (!isOpen) return;
    void fetchChatHistory(userId).then((lines) => dispatch({ type: 'history-read', lines }));
  }, [isOpen, userId]);

  async function deliver(key: string, message: string) {
    announce(chatCopy.thinking);
    const context = describeChatContext(message, session.persona, currentPage);
    const lines = await sendChatMessage(userId, JSON.stringify({ message, context }));
    dispatch({ type: 'answered', key, lines });
    announce(`${chatCopy.authors.assistant} ${selectReply(lines)?.message ?? chatCopy.trouble}`);
  }

  return {
    conversation,
    isPending: isReplyPending(conversation),
    ask(message: string) {
      asked.current += 1;
      const key = `question-${asked.current}`;
      dispatch({ type: 'asked', key, message });
      void deliver(key, message);
    },
    askAgain(key: string, message: string) {
      dispatch({ type: 'asked-again', key });
      void deliver(key, message);
    },
  };
}
