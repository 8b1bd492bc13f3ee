import type { Href } from '@/lib/config/routes';

/**
 * A question and its right result: one of these places (a page without a place matches every place on it), an honest
 * 'I don't know', or small talk. `after` lists the visitor's earlier questions, oldest first.
 */
export type EvalQuestion = {
  after?: readonly string[];
  ask: string;
  answer: readonly [Href, ...Href[]] | 'unknown' | 'polite';
};
