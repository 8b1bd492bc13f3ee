'use client';

import { Fragment } from 'react';
import type { ChatEntry, Conversation } from '@/lib/assistant/conversation';
import { chatCopy } from '@/lib/content/chat';
import { ChatBubble } from './chat-bubble';
import { ChatTrouble } from './chat-trouble';
import { ChatWelcome } from './chat-welcome';
import { LinkedText } from './linked-text';
import { ThinkingDots } from './thinking-dots';
import { TypedReply } from './typed-reply';
import { useLatestInView } from './use-latest-in-view';

type ChatTranscriptProps = {
  conversation: Conversation;
  isOpen: boolean;
  isPending: boolean;
  questions: readonly string[];
  onAsk: (question: string) => void;
  onRetry: (key: string, message: string) => void;
  /** The button that had the focus is gone. */
  onShown: () => void;
};

/** Everything that was said, the latest at the bottom and in view. */
export function ChatTranscript({
  conversation: { entries, freshKey, isHistoryRead },
  isOpen,
  isPending,
  questions,
  onAsk,
  onRetry,
  onShown,
}: ChatTranscriptProps) {
  const scrollerRef = useLatestInView(isOpen, entries);

  function drawMessage({ key, message, isUserMessage }: ChatEntry) {
    if (key === freshKey) return <TypedReply text={message} onShown={onShown} />;
    return (
      <ChatBubble isVisitor={isUserMessage}>
        {isUserMessage ? message : <LinkedText text={message} />}
      </ChatBubble>
    );
  }

  return (
    <div
      ref={scrollerRef}
      role="region"
      aria-label={chatCopy.conversation}
      tabIndex={0}
      className="min-h-24 flex-1 overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-3"
    >
      {entries.length === 0 ? (
        <ChatWelcome isReading={!isHistoryRead} questions={questions} onAsk={onAsk} />
      ) : (
        <ul className="flex flex-col gap-3">
          {entries.map((entry) => (
            <Fragment key={entry.key}>
              {drawMessage(entry)}
              {entry.state === 'failed' ? (
                <ChatTrouble isPending={isPending} onRetry={() => onRetry(entry.key, entry.message)} />
              ) : null}
              {entry.state === 'pending' ? (
                <ChatBubble isVisitor={false}>
                  <ThinkingDots />
                </ChatBubble>
              ) : null}
            </Fragment>
          ))}
        </ul>
      )}
    </div>
  );
}
