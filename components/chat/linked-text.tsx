import { MailLink } from '@/components/ui/mail-link';
import { SiteLink } from '@/components/ui/site-link';
import { isHref, ROUTES, type Href } from '@/lib/config/routes';
import { site } from '@/lib/content/site';

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
