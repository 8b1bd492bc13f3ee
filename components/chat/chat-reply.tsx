'use client';

import { useReducedMotion } from '@/components/hooks/use-reduced-motion';
import type { Elements } from '@/components/ui/elements';
import type { ChatEntry } from '@/lib/assistant/chat-entry';
import { chatCopy } from '@/lib/content/chat';
import { ChatBubble } from './chat-bubble';
import { ChatTrouble } from './chat-trouble';
import { LinkedText } from './linked-text';
import { ThinkingDots } from './thinking-dots';
import { TypedReply } from './typed-reply';

type ChatReplyProps = {
  reply: ChatEntry;
  /** Asked for last: it is typed out, and what can be done next stands below. */
  isFresh: boolean;
  isPending: boolean;
  actions: Elements;
  onRetry: () => void;
  onShown: () => void;
};

/** The assistant's side of an exchange: thinking, writing, there, or in trouble. */
export function ChatReply({
  reply: { message, source, state },
  isFresh,
  isPending,
  actions,
  onRetry,
  onShown,
}: ChatReplyProps) {
  const isHeldBack = useReducedMotion() && state === 'written';
  const isThinking = state === 'awaited' || isHeldBack;
  const sourceLine = source ? (
    <div className="mt-1 text-caption text-muted-foreground">{chatCopy.sources[source]}</div>
  ) : null;
  const bubble = isFresh ? (
    <TypedReply text={message} isWhole={state !== 'written'} onShown={onShown}>
      <div className="w-full">
        {sourceLine}
        {state === 'settled' ? actions : null}
      </div>
    </TypedReply>
  ) : (
    <ChatBubble isVisitor={false} action={sourceLine}>
      <LinkedText text={message} />
    </ChatBubble>
  );
  return (
    <>
      {message === '' || isHeldBack ? null : bubble}
      {isThinking ? (
        <ChatBubble isVisitor={false}>
          <ThinkingDots />
        </ChatBubble>
      ) : null}
      {state === 'failed' ? <ChatTrouble isPending={isPending} onRetry={onRetry} /> : null}
    </>
  );
}
