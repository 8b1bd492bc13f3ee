import type { Segment } from '@/lib/personalization/persona';
import type { Link } from '../link';

/** A fact that the site states, as the assistant's answer. */
export type Fact = {
  /**
   * Up to three short sentences. The first one answers the question: with the number, the step, or 'Yes' or 'No', which
   * are left out unless the question is one of `asks`.
   */
  says: string;
  /**
   * First the question, as the 'Did you mean …?' button shows it; then, separated by semicolons, what people say instead
   * and no page says: other words for the same thing.
   */
  asks: string;
  /** The button below the answer, unless it is the page's usual one. */
  next?: Link;
  /** Added for a segment if there is room. */
  bySegment?: Readonly<Record<Segment, string>>;
  /** The answer if the visitor then asks 'why?'. */
  why?: string;
  /** The questions that 'the first one' and 'the second one' then refer to. */
  parts?: readonly string[];
};

/** By the place on the site that states them. */
export type FactsByPlace = Readonly<Record<string, readonly Fact[]>>;
