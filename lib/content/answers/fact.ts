import type { Href } from '@/lib/config/routes';
import type { Segment } from '@/lib/personalization/persona';
import type { Link } from '../link';

/** A fact that the site states, as the assistant's answer. */
export type Fact = {
  /** Up to three short sentences. The first one answers the question: with the number, yes or no, or the step. */
  says: string;
  /** The place on the site that states it. */
  href: Href;
  /** The next step, as a button. */
  next: Link;
  /** How visitors ask for it, in their own words, separated by semicolons. Never shown. */
  asks: string;
  /** Added for a segment if there is room. */
  bySegment?: Readonly<Record<Segment, string>>;
  /** The answer if the visitor then asks 'why?'. */
  why?: string;
  /** The questions that 'the first one' and 'the second one' then refer to. */
  parts?: readonly string[];
};
