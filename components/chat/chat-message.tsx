import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Elements } from '@/components/ui/elements';
import { SiteLink, MailLink } from '@/components/ui/links';
import { isHref, ROUTES, type Href } from '@/lib/config/routes';
import { chatCopy } from '@/lib/content/chat';
import type { Link } from '@/lib/content/calls-to-action';
import { site } from '@/lib/content/site';
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

type TextPart = { text: string } & ({ kind: 'plain' } | { kind: 'mail' } | { kind: 'page'; href: Href });

const EMAILS: ReadonlySet<string> = new Set(Object.values(site.emails));

/** Delimited by spaces. A bracket can precede it, and punctuation can follow. */
const ADDRESS = /(?<=^|[\s(])(?:\/[a-z-]*(?:#[a-z0-9-]+)?|[a-z]+@[a-z]+\.[a-z]+)(?=[.,;:!?)]*(?:\s|$))/g;

/** Splits a text into plain parts, pages of this site and its own email addresses. The parts join to the same text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const link = readLink(address, text.slice(index + address.length));
    if (!link) continue;
    if (index > end) parts.push({ text: text.slice(end, index), kind: 'plain' });
    parts.push(link);
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), kind: 'plain' });
  return parts;
}

function readLink(text: string, rest: string): TextPart | null {
  if (EMAILS.has(text)) return { text, kind: 'mail' };
  // The slash in 'and / or' is not a link to the home page.
  if (!isHref(text) || (text === ROUTES.home && /^\s/.test(rest))) return null;
  return { text, kind: 'page', href: text };
}

const LINK = 'font-medium underline underline-offset-4';

export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map((part, index) => {
    switch (part.kind) {
      case 'plain':
        return <span key={index}>{part.text}</span>;
      case 'mail':
        return <MailLink key={index} email={part.text} className={LINK} />;
      case 'page':
        return (
          <SiteLink key={index} href={part.href} className={LINK}>
            {part.text}
          </SiteLink>
        );
    }
  });
}
