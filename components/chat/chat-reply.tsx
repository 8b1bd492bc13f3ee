'use client';

import { FastForward, RotateCcw, ChevronDown } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTypedText } from '@/components/hooks/use-typed-text';
import { Button } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { ChatMessage, ChatText, type Tone, PlaceLink, LinkedText } from '@/components/chat/chat-message';
import type { ChatEntry } from '@/components/chat/conversation';
import type { ChatCard } from '@/lib/calls/chat';
import { TYPING_CHAT_MS } from '@/lib/config/timings';
import { chatCopy } from '@/lib/content/chat';
import { cn } from '@/lib/utils';

type ChatReplyProps = {
  entry: ChatEntry;
  reply: NonNullable<ChatEntry['reply']>;
  isFresh: boolean;
  isPending: boolean;
  actions: Elements;
  onRetry: () => void;
  onShown: () => void;
};

export function ChatReply({ entry, reply, isFresh, isPending, actions, onRetry, onShown }: ChatReplyProps) {
  switch (entry.state) {
    case 'awaited':
      return (
        <ChatMessage isVisitor={false}>
          <ChatText isVisitor={false}>
            <ThinkingDots />
          </ChatText>
        </ChatMessage>
      );
    case 'failed':
      return <ChatError isPending={isPending} onRetry={onRetry} />;
    case 'settled':
      return (
        <SettledReply entry={entry} reply={reply} isFresh={isFresh} onShown={onShown}>
          {actions}
          <Source entry={entry} reply={reply} />
        </SettledReply>
      );
  }
}

function Source({ entry: { source }, reply }: Pick<ChatReplyProps, 'entry' | 'reply'>) {
  const isAnswer = source === 'model' || reply.answers.some(({ place }) => place !== null);
  if (source === null || !isAnswer) return null;
  return <p className="mt-1 text-caption text-muted-foreground">{chatCopy.sources[source]}</p>;
}

type SettledReplyProps = Pick<ChatReplyProps, 'entry' | 'reply' | 'isFresh' | 'onShown'> & {
  children: Elements;
};

/** The texts are typed one after the other, each in its place. What can be pressed appears after the last one. */
function SettledReply({
  entry: { source },
  reply: { answers, cards },
  isFresh,
  onShown,
  children,
}: SettledReplyProps) {
  const text = isFresh ? answers.map((answer) => answer.text).join('') : '';
  const { typed, isTyping, skip } = useTypedText(text, TYPING_CHAT_MS);
  const skipRef = useRef<HTMLButtonElement>(null);
  const labelId = useId();
  const typedLengths = splitLength(
    Array.from(typed).length,
    answers.map((answer) => answer.text),
  );
  const hasLead = cards.length > 0 && answers.at(-1)?.place === null;

  useLayoutEffect(() => {
    if (!isTyping && document.activeElement === skipRef.current) onShown();
  }, [isTyping, onShown]);

  return (
    <ChatMessage isVisitor={false}>
      {answers.map(({ text: answer, lang, place }, index) => (
        <ChatText
          key={index}
          id={index === answers.length - 1 ? labelId : undefined}
          lang={lang}
          isVisitor={false}
          tone={selectTone({
            isPage: place !== null || source === 'model',
            isLead: hasLead && index === answers.length - 1,
          })}
          isContinued={index > 0}
          place={isTyping ? null : place}
        >
          {isTyping ? (
            <TypedText text={answer} length={typedLengths[index] ?? 0} />
          ) : (
            <LinkedText text={answer} />
          )}
        </ChatText>
      ))}
      <Button
        ref={skipRef}
        variant="ghost"
        size="sm"
        onClick={skip}
        className={cn('min-h-11 self-start', !isTyping && 'hidden')}
      >
        <FastForward aria-hidden="true" />
        {chatCopy.showAll}
      </Button>
      {isTyping ? null : (
        <>
          {cards.length > 0 ? <ChatCards cards={cards} leadId={hasLead ? labelId : null} /> : null}
          {children}
        </>
      )}
    </ChatMessage>
  );
}

function selectTone({ isPage, isLead }: { isPage: boolean; isLead: boolean }): Tone {
  if (isPage) return 'page';
  return isLead ? 'lead' : 'line';
}

/** How much of each text is typed, when `length` characters of all are. */
function splitLength(length: number, texts: readonly string[]): number[] {
  let rest = length;
  return texts.map((text) => {
    const typed = Math.min(rest, Array.from(text).length);
    rest -= typed;
    return typed;
  });
}

function TypedText({ text, length }: { text: string; length: number }) {
  const characters = Array.from(text);
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true" data-slot="chat-typing">
        {characters.slice(0, length).join('')}
      </span>
      <span aria-hidden="true" className="invisible">
        {characters.slice(length).join('')}
      </span>
    </>
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
    <ChatMessage isVisitor={false}>
      <ChatText isVisitor={false}>{chatCopy.trouble}</ChatText>
      <Button
        variant="secondary"
        size="sm"
        disabled={isPending}
        onClick={onRetry}
        className="mt-2 min-h-11 self-start"
      >
        <RotateCcw aria-hidden="true" />
        {chatCopy.retry}
      </Button>
    </ChatMessage>
  );
}

/** `leadId`: of the line that introduces them. Cards after an answer have a label of their own. */
function ChatCards({ cards, leadId }: { cards: readonly ChatCard[]; leadId: string | null }) {
  const ownId = useId();
  return (
    <div className="mt-2 w-full">
      {leadId === null ? (
        <p id={ownId} className="mb-1.5 text-caption text-muted-foreground">
          {chatCopy.related}
        </p>
      ) : null}
      <ul aria-labelledby={leadId ?? ownId} className="flex flex-col gap-2">
        {cards.map((card, index) => (
          <li key={index} className="rounded-card border bg-surface shadow-card">
            <Card card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Card({ card: { question, heading, firstSentence, text, href } }: { card: ChatCard }) {
  return (
    <>
      {text === firstSentence ? (
        <div className="px-3.5 pt-3 text-sm wrap-anywhere">
          <p className="font-semibold">{question}</p>
          <p className="mt-0.5 text-muted-foreground">
            <LinkedText text={text} />
          </p>
        </div>
      ) : (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-start gap-2 rounded-card px-3.5 pt-3 pb-1 text-sm group-open:pb-2 focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="block font-semibold">{question}</span>
              <span className="mt-0.5 block text-muted-foreground group-open:hidden">{firstSentence}</span>
            </span>
            <ChevronDown
              aria-hidden="true"
              className="mt-0.5 size-4.5 shrink-0 text-muted-foreground transition-transform group-open:rotate-180"
            />
          </summary>
          <p className="px-3.5 text-sm wrap-anywhere">
            <LinkedText text={text} />
          </p>
        </details>
      )}
      <PlaceLink label={heading} href={href} className="ml-3.5" />
    </>
  );
}
