import type { RoutePath } from '@/lib/config/routes';
import type { Segment } from '@/lib/personalization/persona';

/**
 * A question as a prospect types it, and the criteria for a right reply.
 * - `answer`: the site states it. `closest`: it states something related, and 'not stated' is right, too.
 * - `not-stated`: the reply must say so and name a contact. `polite`: small talk. `refuse`: the reply must decline.
 */
export type Question = {
  group: string;
  /** The visitor's earlier questions, oldest first. */
  after?: readonly string[];
  page?: RoutePath;
  segment?: Segment;
  ask: string;
  kind: 'answer' | 'closest' | 'not-stated' | 'polite' | 'refuse';
  /** Facts that must be in the reply, at the start of a word and outside of addresses. For `refuse`, an alternative. */
  holds: readonly RegExp[];
  /** Must not be in the reply: the opposite of a fact, or something the site does not state. */
  never?: readonly RegExp[];
  /** One is required as the next step. A page includes its places; 'mailto:' is any email address. */
  leads?: readonly string[];
  /** The place on the site that states it. */
  from?: string;
};
