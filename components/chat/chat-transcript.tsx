'use client';

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useVisitMode } from '@/components/personalization/use-visit-mode';
import { Button } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { SiteLink } from '@/components/ui/links';
import type { Link } from '@/lib/content/calls-to-action';
import { chatCopy } from '@/lib/content/chat';
import { ChatMessage, ChatText } from './chat-message';
import { ChatReply } from './chat-reply';
import { replyKey, type ChatEntry, type Conversation, toPlainReply } from './conversation';

type ChatTranscriptProps = {
  conversation: Conversation;
  isOpen: boolean;
  isPending: boolean;
  questions: readonly string[];
  /** `question` is empty unless the reply has just arrived. */
  renderActions: (next: Link | null, question: string) => Elements;
  onAsk: (question: string) => void;
  onRetry: (question: ChatEntry) => void;
  onShown: () => void;
};

export function ChatTranscript({
  conversation: { entries, freshKey, isHistoryRead },
  isOpen,
  isPending,
  questions,
  renderActions,
  onAsk,
  onRetry,
  onShown,
}: ChatTranscriptProps) {
  const scrollerRef = useLatestInView(isOpen, `${entries.length} ${freshKey}`);

  function renderReply(entry: ChatEntry) {
    const question = entries.find(({ key }) => replyKey(key) === entry.key);
    const isFresh = entry.key === freshKey;
    const reply = entry.reply ?? toPlainReply(entry.message);
    return (
      <ChatReply
        key={entry.key}
        entry={entry}
        reply={reply}
        isFresh={isFresh}
        isPending={isPending}
        actions={renderActions(reply.next, isFresh && question ? question.message : '')}
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
                <ChatMessage key={entry.key} isVisitor>
                  <ChatText isVisitor>{entry.message}</ChatText>
                </ChatMessage>
              ) : (
                renderReply(entry)
              ),
            )}
          </ul>
        )}
      </div>
    </div>
  );
}

const NEAR_PX = 24;

/** The end, or the last question if its reply does not fit below it. */
function readLatestTop(scroller: HTMLElement): number {
  const end = scroller.scrollHeight - scroller.clientHeight;
  const question = [...scroller.querySelectorAll('[data-author=visitor]')].at(-1);
  if (!question) return end;
  const offset = question.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return Math.min(end, scroller.scrollTop + offset - NEAR_PX / 2);
}

/** Scrolls to the last question and its reply when `latest` changes or the content resizes, unless the user scrolled. */
function useLatestInView(isOpen: boolean, latest: string): RefObject<HTMLDivElement | null> {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (isOpen && scroller) scroller.scrollTop = readLatestTop(scroller);
    isFollowing.current = true;
  }, [isOpen, latest]);

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!isOpen || !scroller) return;
    const updateIsFollowing = () => {
      isFollowing.current = Math.abs(readLatestTop(scroller) - scroller.scrollTop) < NEAR_PX;
    };
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) scroller.scrollTop = readLatestTop(scroller);
    });
    scroller.addEventListener('scroll', updateIsFollowing, { passive: true });
    observer.observe(scroller);
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
    return () => {
      scroller.removeEventListener('scroll', updateIsFollowing);
      observer.disconnect();
    };
  }, [isOpen]);

  return scrollerRef;
}

const { greeting, privacy, readingHistory, suggestions } = chatCopy;

type ChatWelcomeProps = {
  isReading: boolean;
  questions: readonly string[];
  onAsk: (question: string) => void;
};

function ChatWelcome({ isReading, questions, onAsk }: ChatWelcomeProps) {
  const { text, link } = useVisitMode() === 'own' ? privacy.saved : privacy.unsaved;
  return (
    <>
      <p>{greeting}</p>
      <p className="mt-2 text-caption text-muted-foreground">
        <span>{text}</span>{' '}
        <SiteLink href={privacy.href} className="font-medium text-foreground underline underline-offset-4">
          {link}
        </SiteLink>
      </p>
      {isReading ? (
        <p className="mt-4 text-muted-foreground">{readingHistory}</p>
      ) : (
        <ul aria-label={suggestions.label} className="mt-4 flex flex-col gap-2">
          {questions.map((question) => (
            <li key={question}>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => onAsk(question)}
                className="min-h-11 w-full justify-start! text-left text-sm"
              >
                {question}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
