import type { Href } from '@/lib/config/routes';

/**
 * A question and what counts as right: one of these places (a page without a place allows every place on it),
 * an honest 'I don't know', or a polite word. `after` is what the visitor asked before, oldest first.
 */
export type EvalQuestion = {
  after?: readonly string[];
  ask: string;
  answer: readonly [Href, ...Href[]] | 'unknown' | 'polite';
};
