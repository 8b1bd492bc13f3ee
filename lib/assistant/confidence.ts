import type { Hit } from './passage-index';
import { listTerms } from './terms';

/** At least this confidence is answered; at least `MAYBE` is offered as cards. Below it nothing is near. */
export const SURE = 0.84;
export const MAYBE = 0.15;

/** For a word of a question. */
const USUAL_SCORE = 50;

/**
 * What tells right from wrong: the lead over the next passage, the score for each word of the question, how much more
 * similar a wording is than those of the next passage, and whether the passage was written as an answer.
 */
export function readSigns(hits: readonly Hit[], question: string): readonly number[] {
  const [first, second] = hits;
  if (!first) return [0, 0, 0, 0];
  const lead = (first.score - (second?.score ?? 0)) / first.score;
  const strength = Math.log(first.score / Math.max(1, listTerms(question).length) / USUAL_SCORE);
  const isWritten = first.passage.kind !== 'page' && first.passage.kind !== 'api';
  return [lead, strength, first.similarity - (second?.similarity ?? 0), Number(isWritten)];
}

/** Fitted to the strangers' questions, as `npm run eval` does. The last one is the constant. */
const WEIGHTS = [1.51, 2.32, 1.63, 1.3, -1.85];

/** The chance that the first passage answers the question: a logistic curve. */
export const estimateConfidence = (signs: readonly number[], weights: readonly number[] = WEIGHTS): number =>
  1 / (1 + Math.exp(-[...signs, 1].reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0)));
