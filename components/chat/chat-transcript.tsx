'use client';

import type { Elements } from '@/components/ui/elements';
import { replyKey, type ChatEntry } from '@/lib/assistant/chat-entry';
import type { Conversation } from '@/lib/assistant/conversation';
import { chatCopy } from '@/lib/content/chat';
import { ChatBubble } from './chat-bubble';
import { ChatReply } from './chat-reply';
import { ChatWelcome } from './chat-welcome';
import { useLatestInView } from './use-latest-in-view';

type ChatTranscriptProps = {
  conversation: Conversation;
  isOpen: boolean;
  isPending: boolean;
  questions: readonly string[];
  /** What can be done after this question and this answer. */
  drawActions: (question: string, answer: string) => Elements;
  onAsk: (question: string) => void;
  onRetry: (question: ChatEntry) => void;
  /** The button that had the focus is gone. */
  onShown: () => void;
};

/** Everything that was said, the latest at the bottom and in view. */
export function ChatTranscript({
  conversation: { entries, freshKey, isHistoryRead },
  isOpen,
  isPending,
  questions,
  drawActions,
  onAsk,
  onRetry,
  onShown,
}: ChatTranscriptProps) {
  const scrollerRef = useLatestInView(isOpen, `${entries.length} ${freshKey}`);

  function drawReply(reply: ChatEntry) {
    const question = entries.find(({ key }) => replyKey(key) === reply.key);
    const isFresh = reply.key === freshKey;
    return (
      <ChatReply
        key={reply.key}
        reply={reply}
        isFresh={isFresh}
        isPending={isPending}
        actions={isFresh && question ? drawActions(question.message, reply.message) : null}
        onRetry={() => question && onRetry(question)}
        onShown={onShown}
      />
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
      <div>
        {entries.length === 0 ? (
          <ChatWelcome isReading={!isHistoryRead} questions={questions} onAsk={onAsk} />
        ) : (
          <ul className="flex flex-col gap-3">
            {entries.map((entry) =>
              entry.isUserMessage ? (
                <ChatBubble key={entry.key} isVisitor>
                  {entry.message}
                </ChatBubble>
              ) : (
                drawReply(entry)
              ),
            )}
          </ul>
        )}
      </div>
    </div>
  );
}
