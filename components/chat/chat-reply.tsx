'use client';

import { FastForward, RotateCcw } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTypedText } from '@/components/hooks/use-typed-text';
import { Button } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { SiteLink } from '@/components/ui/site-link';
import type { ChatEntry } from '@/components/chat/conversation';
import { splitLinks } from '@/lib/assistant/reply-text';
import { TYPING_CHAT_MS } from '@/lib/config/timings';
import { chatCopy } from '@/lib/content/chat';
import { cn } from '@/lib/utils';

type ChatReplyProps = {
  reply: ChatEntry;
  isFresh: boolean;
  isPending: boolean;
  actions: Elements;
  onRetry: () => void;
  onShown: () => void;
};

export function ChatReply({
  reply: { message, source, state },
  isFresh,
  isPending,
  actions,
  onRetry,
  onShown,
}: ChatReplyProps) {
  const below = (
    <div className="w-full">
      {state === 'settled' ? actions : null}
      {source ? (
        <div className="mt-1 text-caption text-muted-foreground">{chatCopy.sources[source]}</div>
      ) : null}
    </div>
  );
  const bubble = isFresh ? (
    <TypedReply text={message} onShown={onShown}>
      {below}
    </TypedReply>
  ) : (
    <ChatBubble isVisitor={false} action={below}>
      <LinkedText text={message} />
    </ChatBubble>
  );
  return (
    <>
      {message === '' ? null : bubble}
      {state === 'awaited' ? (
        <ChatBubble isVisitor={false}>
          <ThinkingDots />
        </ChatBubble>
      ) : null}
      {state === 'failed' ? <ChatError isPending={isPending} onRetry={onRetry} /> : null}
    </>
  );
}

type TypedReplyProps = { text: string; children: Elements; onShown: () => void };

function TypedReply({ text, children, onShown }: TypedReplyProps) {
  const { typed, rest, isTyping, skip } = useTypedText(text, TYPING_CHAT_MS);
  const skipRef = useRef<HTMLButtonElement>(null);
  const isShown = !isTyping;

  useLayoutEffect(() => {
    if (isShown && document.activeElement === skipRef.current) onShown();
  }, [isShown, onShown]);

  return (
    <ChatBubble
      isVisitor={false}
      action={
        <>
          <Button
            ref={skipRef}
            variant="ghost"
            size="sm"
            onClick={skip}
            className={cn('min-h-11', isShown && 'hidden')}
          >
            <FastForward aria-hidden="true" />
            {chatCopy.showAll}
          </Button>
          {isShown ? children : null}
        </>
      }
    >
      {isShown ? (
        <LinkedText text={text} />
      ) : (
        <>
          <span className="sr-only">{text}</span>
          <span aria-hidden="true" data-slot="chat-typing">
            {typed}
          </span>
          <span aria-hidden="true" className="invisible">
            {rest}
          </span>
        </>
      )}
    </ChatBubble>
  );
}

const DELAYS = ['', '[animation-delay:150ms]', '[animation-delay:300ms]'] as const;

function ThinkingDots() {
  return (
    <span data-slot="chat-thinking" className="flex items-center gap-2">
      {chatCopy.thinking}
      <span aria-hidden="true" className="flex gap-1">
        {DELAYS.map((delay) => (
          <span key={delay} className={`size-1.5 animate-pulse rounded-full bg-current ${delay}`} />
        ))}
      </span>
    </span>
  );
}

function ChatError({ isPending, onRetry }: { isPending: boolean; onRetry: () => void }) {
  return (
    <ChatBubble
      isVisitor={false}
      action={
        <Button
          variant="secondary"
          size="sm"
          disabled={isPending}
          onClick={onRetry}
          className="mt-2 min-h-11"
        >
          <RotateCcw aria-hidden="true" />
          {chatCopy.retry}
        </Button>
      }
    >
      {chatCopy.trouble}
    </ChatBubble>
  );
}

function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map((part, index) =>
    part.href ? (
      <SiteLink key={index} href={part.href} className="font-medium underline underline-offset-4">
        {part.text}
      </SiteLink>
    ) : (
      <span key={index}>{part.text}</span>
    ),
  );
}

const { authors } = chatCopy;

type ChatBubbleProps = { isVisitor: boolean; children: ReactNode; action?: Elements };

export function ChatBubble({ isVisitor, children, action }: ChatBubbleProps) {
  return (
    <li
      data-slot="chat-message"
      data-author={isVisitor ? 'visitor' : 'assistant'}
      className={cn('flex flex-col', isVisitor ? 'max-w-[88%] items-end self-end' : 'items-start self-start')}
    >
      <p
        className={cn(
          'rounded-card border px-3.5 py-2 text-[0.9375rem] wrap-anywhere whitespace-pre-wrap',
          isVisitor ? 'border-transparent bg-primary text-primary-foreground' : 'bg-surface-sunken',
        )}
      >
        <span className="sr-only">{`${isVisitor ? authors.visitor : authors.assistant} `}</span>
        <span>{children}</span>
      </p>
      {action}
    </li>
  );
}
