import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Elements } from '@/components/ui/elements';
import { SiteLink } from '@/components/ui/site-link';
import { chatCopy } from '@/lib/content/chat';
import type { Link } from '@/lib/content/calls-to-action';
import { cn } from '@/lib/utils';

export function ChatMessage({ isVisitor, children }: { isVisitor: boolean; children: Elements }) {
  return (
    <li
      data-slot="chat-message"
      data-author={isVisitor ? 'visitor' : 'assistant'}
      className={cn('flex flex-col', isVisitor ? 'max-w-[88%] items-end self-end' : 'items-start')}
    >
      {children}
    </li>
  );
}

const { authors } = chatCopy;

/** The words of a page, a line of the assistant's own, and one that leads to the cards below it. */
export type Tone = 'page' | 'line' | 'lead';

const TONES: Record<Tone, string> = {
  page: 'bg-surface-sunken px-3.5 pt-2',
  line: 'border-dashed border-border-strong px-3.5 pt-2',
  lead: 'border-transparent',
};

type ChatTextProps = {
  isVisitor: boolean;
  tone?: Tone;
  /** Follows another text of the same author. */
  isContinued?: boolean;
  place?: Link | null;
  id?: string;
  lang?: string;
  children: ReactNode;
};

export function ChatText({
  isVisitor,
  tone = 'page',
  isContinued = false,
  place = null,
  id,
  lang,
  children,
}: ChatTextProps) {
  const author = isVisitor ? authors.visitor : authors.assistant;
  return (
    <div
      className={cn(
        'max-w-full rounded-card border text-sm',
        isVisitor ? 'border-transparent bg-primary px-3.5 pt-2 text-primary-foreground' : TONES[tone],
        isContinued && 'mt-2',
      )}
    >
      <p
        data-slot="chat-text"
        className={cn('wrap-anywhere whitespace-pre-wrap', tone !== 'lead' && place === null && 'pb-2')}
      >
        {isContinued ? null : <span className="sr-only">{`${author} `}</span>}
        <span id={id} lang={lang}>
          {children}
        </span>
      </p>
      {place ? <PlaceLink {...place} /> : null}
    </div>
  );
}

type PlaceLinkProps = Link & { className?: string };

export function PlaceLink({ label, href, className }: PlaceLinkProps) {
  return (
    <SiteLink
      href={href}
      className={cn(
        'inline-flex min-h-11 items-center gap-2 text-sm font-medium text-primary underline underline-offset-4',
        className,
      )}
    >
      {`${chatCopy.moreOn} ${label}`}
      <ArrowRight aria-hidden="true" className="size-4" />
    </SiteLink>
  );
}
