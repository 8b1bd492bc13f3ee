import { median } from '../shared/median.mjs';
import { quantile } from './report.mjs';

/** Of so many times two at least are slower than their p99; of fewer it is an accident of the slowest ones. */
const P99_NEEDS = 200;

/** As many lists as rounds: each round with those behind it, the first ones behind the last. */
const pool = (rounds, size) =>
  rounds.map((_, first) =>
    Array.from({ length: size }, (_, next) => rounds[(first + next) % rounds.length]).flat(),
  );

/**
 * How many times the p99 of one is that of another that was measured by turns with it: the median over the rounds, so
 * that one bad round decides nothing. Where a round is too short for a p99 of its own, it is pooled with the next ones
 * of the same database, with as few as are enough, in the end with all.
 * @param {readonly (readonly number[])[]} rounds the milliseconds of each round
 * @param {readonly (readonly number[])[]} floor those of the other
 * @returns {{ ratio: number, least: number, most: number, pooled: number }} NaN where nothing was measured
 */
export function compareTails(rounds, floor) {
  const fewest = Math.min(...[...rounds, ...floor].map(({ length }) => length));
  const pooled = Math.min(rounds.length, Math.ceil(P99_NEEDS / fewest));
  const floors = pool(floor, pooled).map((times) => quantile(times, 0.99));
  const ratios = pool(rounds, pooled).map((times, round) => quantile(times, 0.99) / floors[round]);
  return { ratio: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios), pooled };
}
