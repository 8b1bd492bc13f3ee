import type { ReactNode } from 'react';
import type { Elements } from '@/components/ui/elements';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { chatCopy } from '@/lib/content/chat';
import { cn } from '@/lib/utils';

const { authors } = chatCopy;

type ChatBubbleProps = {
  isVisitor: boolean;
  children: ReactNode;
  /** Below what was said. */
  action?: Elements;
};

/** One message, on the side of whoever wrote it. */
export function ChatBubble({ isVisitor, children, action }: ChatBubbleProps) {
  return (
    <li
      data-slot="chat-message"
      data-author={isVisitor ? 'visitor' : 'assistant'}
      className={cn('flex max-w-[88%] flex-col', isVisitor ? 'items-end self-end' : 'items-start self-start')}
    >
      <p
        className={cn(
          'rounded-card border px-3.5 py-2 text-[0.9375rem] wrap-anywhere whitespace-pre-wrap',
          isVisitor ? 'border-transparent bg-primary text-primary-foreground' : 'bg-surface-sunken',
        )}
      >
        <VisuallyHidden>{`${isVisitor ? authors.visitor : authors.assistant} `}</VisuallyHidden>
        <span>{children}</span>
      </p>
      {action}
    </li>
  );
}
