'use client';

import { FastForward } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTypedText } from '@/components/hooks/use-typed-text';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { TYPING_CHAT_MS } from '@/lib/config/timings';
import { chatCopy } from '@/lib/content/chat';
import { cn } from '@/lib/utils';
import { ChatBubble } from './chat-bubble';
import { LinkedText } from './linked-text';

/** A reply that is typed out in a place that has its size from the start. A screen reader finds all of it at once. */
export function TypedReply({ text, onShown }: { text: string; onShown: () => void }) {
  const { typed, rest, isTyping, skip } = useTypedText(text, TYPING_CHAT_MS);
  const skipRef = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (!isTyping && document.activeElement === skipRef.current) onShown();
  }, [isTyping, onShown]);

  return (
    <ChatBubble
      isVisitor={false}
      action={
        <Button
          ref={skipRef}
          variant="ghost"
          size="sm"
          onClick={skip}
          className={cn('min-h-11', !isTyping && 'invisible')}
        >
          <FastForward aria-hidden="true" />
          {chatCopy.showAll}
        </Button>
      }
    >
      {isTyping ? (
        <>
          <VisuallyHidden>{text}</VisuallyHidden>
          <span aria-hidden="true" data-slot="chat-typing">
            {typed}
          </span>
          <span aria-hidden="true" className="invisible">
            {rest}
          </span>
        </>
      ) : (
        <LinkedText text={text} />
      )}
    </ChatBubble>
  );
}
