import { SiteLink } from '@/components/ui/site-link';
import { splitLinks } from '@/lib/assistant/split-links';

/** A text whose addresses of this site are links. All else is text, whatever it looks like. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map((part, index) =>
    part.href ? (
      <SiteLink key={index} href={part.href} className="font-medium underline underline-offset-4">
        {part.text}
      </SiteLink>
    ) : (
      <span key={index}>{part.text}</span>
    ),
  );
}
