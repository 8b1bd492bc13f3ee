import { ROUTES } from '@/lib/config/routes';
import { assistantCopy } from '@/lib/content/assistant';
import type { Segment } from '@/lib/personalization/persona';
import type { Passage } from './passage';

/** As much as is read at a glance. */
const MAX_QUOTE_LENGTH = 420;

/** Full sentences from the site's own words, with the pages they stand on; the segment's own words where there are any. */
export function composeAnswer([first, ...others]: readonly Passage[], segment?: Segment): string {
  const { unknown, readMore, seeAlso, and } = assistantCopy;
  if (!first) return unknown;
  const own = (segment && first.bySegment?.[segment]) ?? '';
  const places = others.map(({ href }) => href).filter((href) => href !== first.href);
  // '/ and' would read as a stroke, not as a link.
  const more = [
    ...places.filter((href) => href !== ROUTES.home),
    ...places.filter((href) => href === ROUTES.home),
  ];
  const sentences = [
    quote(own && !first.text.includes(own) ? `${first.text} ${own}` : first.text),
    `${readMore} ${first.href}.`,
    ...(more.length > 0 ? [`${seeAlso} ${more.join(` ${and} `)}.`] : []),
  ];
  return sentences.join(' ');
}

/** Whole sentences from the beginning; at least one. */
function quote(text: string): string {
  const sentences = text.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*["”’)]*(?:\s|$)/g) ?? [text];
  let quoted = '';
  for (const sentence of sentences) {
    if (quoted && quoted.length + sentence.length > MAX_QUOTE_LENGTH) break;
    quoted += sentence;
  }
  return quoted.trim();
}
