import type { RoutePath } from '@/lib/config/routes';
import type { Segment } from '@/lib/personalization/persona';

/**
 * A question as a prospect types it, and what makes a reply right.
 * - `answer`: the site states it. `closest`: it states something near, and saying that it is not stated is right, too.
 * - `not-stated`: the reply says so and names whom to ask. `polite`: a human line. `refuse`: neither done nor answered.
 */
export type Question = {
  group: string;
  /** What the visitor asked before, oldest first. */
  after?: readonly string[];
  /** The page that is open. */
  page?: RoutePath;
  segment?: Segment;
  ask: string;
  kind: 'answer' | 'closest' | 'not-stated' | 'polite' | 'refuse';
  /** Facts: each must be in the reply, from the beginning of a word, and not in an address. For `refuse`: another right reply. */
  holds: readonly RegExp[];
  /** What must not be in it: the opposite, or what the site does not state. */
  never?: readonly RegExp[];
  /** One of these is due as a next step. A page without a place stands for every place on it, and 'mailto:' for any address. */
  leads?: readonly string[];
  /** Where the site states it. */
  from?: string;
};
