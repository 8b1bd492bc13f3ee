import type { Href } from '@/lib/config/routes';
import type { Segment } from '@/lib/personalization/persona';

export const PASSAGE_KINDS = [
  'product',
  'plan',
  'company',
  'contact',
  'privacy',
  'adaptation',
  'comfort',
  'api',
  'article',
  'example',
  'page',
] as const;

export type PassageKind = (typeof PASSAGE_KINDS)[number];

export type Passage = {
  title: string;
  href: Href;
  text: string;
  kind: PassageKind;
  /** What a segment reads in addition, or in the place where others read something else. */
  bySegment?: Readonly<Record<Segment, string>>;
  /** Other words in which people ask for it; searched, never shown. */
  asks?: string;
};

export function joinSentence(opening: string, parts: readonly string[]): string {
  return `${opening}: ${parts.map((part) => part.replace(/\.$/, '')).join('; ')}.`;
}
