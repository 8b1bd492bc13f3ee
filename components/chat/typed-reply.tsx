'use client';

import { FastForward } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTypedText } from '@/components/hooks/use-typed-text';
import { Button } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { TYPING_CHAT_MS } from '@/lib/config/timings';
import { chatCopy } from '@/lib/content/chat';
import { cn } from '@/lib/utils';
import { ChatBubble } from './chat-bubble';
import { LinkedText } from './linked-text';

type TypedReplyProps = {
  /** What has come of it so far, in a place that has its size from the start. A screen reader finds all of it at once. */
  text: string;
  isWhole: boolean;
  /** Stands below, once all of it is there. */
  children: Elements;
  onShown: () => void;
};

/** A reply that is typed out, also while more of it comes. */
export function TypedReply({ text, isWhole, children, onShown }: TypedReplyProps) {
  const { typed, rest, isTyping, skip } = useTypedText(text, TYPING_CHAT_MS);
  const skipRef = useRef<HTMLButtonElement>(null);
  const isShown = isWhole && !isTyping;

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
          <VisuallyHidden>{text}</VisuallyHidden>
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
