import type { Href } from '@/lib/config/routes';
import type { Segment } from '@/lib/personalization/persona';
import type { Link } from '../link';

/** One thing that the site says, as the assistant answers with it. */
export type Fact = {
  /** Up to three short sentences. The first one answers: the number, yes or no, or the step. */
  says: string;
  /** Where the site says so. */
  href: Href;
  /** The step that follows, as a button. */
  next: Link;
  /** How visitors ask for it, in their own words, separated by semicolons. Never shown. */
  asks: string;
  /** What a segment reads in addition, if there is room. */
  bySegment?: Readonly<Record<Segment, string>>;
  /** The answer to 'why?' afterward. */
  why?: string;
  /** Questions that 'the first one' and 'the second one' mean afterward. */
  parts?: readonly string[];
};
