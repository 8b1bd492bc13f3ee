import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { PlaceLink } from '@/components/chat/chat-message';
import { LinkedText } from '@/components/chat/linked-text';
import type { ChatCard } from '@/lib/calls/chat';
import { chatCopy } from '@/lib/content/chat';

/** `leadId`: of the line that introduces them. Cards after an answer have a label of their own. */
export function ChatCards({ cards, leadId }: { cards: readonly ChatCard[]; leadId: string | null }) {
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
