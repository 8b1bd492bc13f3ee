import type { Href } from '@/lib/config/routes';
import type { Link } from '@/lib/content/link';
import type { Segment } from '@/lib/personalization/persona';

export const PASSAGE_KINDS = [
  'api',
  'article',
  'example',
  'page',
  'fact',
  'not-stated',
  'this-page',
] as const;

export type PassageKind = (typeof PASSAGE_KINDS)[number];

export type Passage = {
  title: string;
  href: Href;
  text: string;
  kind: PassageKind;
  next?: Link;
  why?: string;
  /** The questions that 'the first one' and 'the second one' refer to. */
  parts?: readonly string[];
  /** Text for a segment, appended to the common text or replacing part of it. */
  bySegment?: Readonly<Record<Segment, string>>;
  /** Alternative wordings of the question, separated by semicolons. Searched, never shown. */
  asks?: string;
};
