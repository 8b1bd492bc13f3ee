'use client';

import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { useMediaQuery } from '@/components/hooks/use-media-query';
import { useSession } from '@/components/personalization/personalization-context';
import { listActions } from '@/lib/assistant/list-actions';
import { chatCopy } from '@/lib/content/chat';
import { cn } from '@/lib/utils';
import { ChatActions, type ChatTour } from './chat-actions';
import { ChatComposer } from './chat-composer';
import { ChatHead } from './chat-head';
import { ChatTranscript } from './chat-transcript';
import { useConversation } from './use-conversation';
import { useWindowKeys } from './use-window-keys';

const ABOVE_DOCK =
  'right-3 bottom-[calc(max(0.75rem,env(safe-area-inset-bottom))+3.75rem)] rounded-panel md:right-5 md:bottom-[calc(max(1.25rem,env(safe-area-inset-bottom))+3.75rem)]';

const SIZES = {
  card: `${ABOVE_DOCK} left-3 h-[min(36rem,calc(100dvh-6rem))] sm:left-auto sm:w-100`,
  large: `${ABOVE_DOCK} h-[calc(100dvh-7rem)] w-180 max-w-[calc(100vw-2.5rem)]`,
  full: 'inset-0 pb-[env(safe-area-inset-bottom)]',
} as const;

export type ChatWindowProps = {
  id: string;
  /** The button that the window was opened with. */
  openerId: string;
  isOpen: boolean;
  tour: ChatTour;
  onClose: () => void;
};

/** The assistant's window. Not modal, except that it holds the focus where it fills a phone's screen. */
export function ChatWindow({ id, openerId, isOpen, tour, onClose }: ChatWindowProps) {
  const { segment } = useSession('persona').persona;
  const isPhone = useMediaQuery('(width < 48rem)');
  const [isExpanded, setIsExpanded] = useState(false);
  const { conversation, isPending, ask, askAgain } = useConversation(isOpen);
  const windowRef = useRef<HTMLDivElement>(null);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const expandedSize = isPhone ? 'full' : 'large';
  const size = isExpanded ? expandedSize : 'card';
  const isFull = size === 'full';
  const focusField = () => fieldRef.current?.focus();

  useLayoutEffect(() => {
    if (isOpen) fieldRef.current?.focus();
  }, [isOpen]);

  useWindowKeys({ windowRef, isOpen, isFull, onClose });

  /** What was pressed is gone in a moment; the focus goes on in the text box. */
  function send(work: () => void) {
    work();
    focusField();
  }

  /** On a phone the window would hide what becomes of the page. */
  function showPage() {
    if (isPhone) onClose();
  }

  function followLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) showPage();
  }

  return createPortal(
    <div
      ref={windowRef}
      id={id}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-modal={isFull || undefined}
      data-slot="chat-window"
      data-trail="ignored"
      hidden={!isOpen}
      onClick={followLink}
      className={cn(
        'fixed z-50 flex flex-col overflow-x-hidden overflow-y-auto border bg-surface-raised text-foreground shadow-raised print:hidden',
        SIZES[size],
      )}
    >
      <ChatHead
        titleId={`${id}-title`}
        isExpanded={isExpanded}
        onExpand={() => setIsExpanded(!isExpanded)}
        onClose={onClose}
      />
      <ChatTranscript
        conversation={conversation}
        isOpen={isOpen}
        isPending={isPending}
        questions={chatCopy.suggestions.questions[segment]}
        onAsk={(question) => send(() => ask(question))}
        onRetry={(question) => send(() => askAgain(question))}
        drawActions={(question, answer) => (
          <ChatActions
            actions={listActions(question, answer)}
            tour={tour}
            openerId={openerId}
            onTour={onClose}
            onSwitched={showPage}
          />
        )}
        onShown={focusField}
      />
      <ChatComposer fieldRef={fieldRef} isPending={isPending} onSend={ask} />
    </div>,
    document.body,
  );
}
