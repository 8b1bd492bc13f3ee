import type { Segment } from '@/lib/personalization/persona';
import type { Link } from '../calls-to-action';

/** A fact that the site states, as the assistant's answer. */
export type Fact = {
  /** Up to three short sentences. The first one answers the question: with the number, the step, or 'Yes' or 'No'. */
  says: string;
  /** As a card shows it. What people say instead is in `wordings.jsonl`, under the same question. */
  question: string;
  /** The button below the answer, unless it is the segment's. */
  next?: Link;
  /** Added for a segment if there is room. */
  bySegment?: Readonly<Record<Segment, string>>;
  /** The answer if the visitor then asks 'why?'. */
  why?: string;
};

/** By the place on the site that states them. */
export type FactsByPlace = Readonly<Record<string, readonly Fact[]>>;
