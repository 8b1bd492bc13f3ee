import type { Href } from '@/lib/config/routes';
import type { Link } from '@/lib/content/link';
import type { Segment } from '@/lib/personalization/persona';

export const PASSAGE_KINDS = [
  'privacy',
  'adaptation',
  'comfort',
  'api',
  'article',
  'example',
  'page',
  'fact',
  'not-stated',
  'small-talk',
  'this-page',
] as const;

export type PassageKind = (typeof PASSAGE_KINDS)[number];

export type Passage = {
  title: string;
  /** Where the site says so. */
  href: Href;
  text: string;
  kind: PassageKind;
  /** The step that follows. */
  next?: Link;
  /** What 'why?' is answered with. */
  why?: string;
  /** Questions that 'the first one', 'the second one' stand for. */
  parts?: readonly string[];
  /** What a segment reads in addition, or in the place where others read something else. */
  bySegment?: Readonly<Record<Segment, string>>;
  /** Wordings in which people ask for it, separated by semicolons; searched, never shown. */
  asks?: string;
};

export function joinSentence(opening: string, parts: readonly string[]): string {
  return `${opening}: ${parts.map((part) => part.replace(/\.$/, '')).join('; ')}.`;
}
