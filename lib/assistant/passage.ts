import type { Href } from '@/lib/config/routes';
import type { Link } from '@/lib/content/calls-to-action';
import type { Segment } from '@/lib/personalization/persona';

/** `not-stated`: that the site does not state it. `context`: its text depends on the open page or on the visitor. */
export type PassageKind = 'fact' | 'not-stated' | 'plan' | 'page' | 'api' | 'context';

/** What the site says about one question. */
export type Passage = {
  /** Of a page's own copy, the names that it stands under. */
  question: string;
  href: Href;
  text: string;
  kind: PassageKind;
  next?: Link;
  why?: string;
  /** Added for a segment. */
  bySegment?: Readonly<Record<Segment, string>>;
  /** The question in other words. Searched, never shown. */
  wordings?: readonly string[];
};
