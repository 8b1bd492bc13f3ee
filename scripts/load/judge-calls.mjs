import { atMost, quantile } from './report.mjs';
import { compareTails } from './tails.mjs';

/** @typedef {{ times: Map<string, number[]>, failed: string[] }} Round `times`: the milliseconds of each call, by its name */

/** The name under which a round has the times of all calls together. */
export const ALL_CALLS = 'all calls';

const BAR_MS = 25;
const FULL_BAR = 1.2;

const timesOf = (rounds, name) => rounds.map(({ times }) => times.get(name));

/**
 * What one database took, all its rounds together.
 * @param {string} which
 * @param {readonly Round[]} rounds
 * @param {boolean} hasBar
 */
export function judgeTimes(which, rounds, hasBar) {
  const failed = rounds.flatMap((round) => round.failed);
  for (const words of new Set(failed)) console.error(`${which}, ${words}`);
  const answered = {
    what: `${which}, not answered well`,
    figure: `${failed.length} of ${timesOf(rounds, ALL_CALLS).flat().length}`,
    bar: '0',
    isMet: failed.length === 0,
  };
  const rows = [...rounds[0].times.keys()].map((name) => {
    const list = timesOf(rounds, name).flat();
    const [p50, p99] = [quantile(list, 0.5), quantile(list, 0.99)];
    const figure = `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;
    return {
      what: `${which}, ${name}`,
      figure,
      ...(hasBar && { bar: `p99 <= ${BAR_MS} ms`, isMet: p99 <= BAR_MS }),
    };
  });
  return [answered, ...rows];
}

/**
 * How much longer each call takes when the database is full, and all of them together.
 * @param {readonly Round[]} full
 * @param {readonly Round[]} empty
 */
export function judgeRatios(full, empty) {
  return [...full[0].times.keys()].map((name) => {
    const { ratio, least, most, pooled } = compareTails(timesOf(full, name), timesOf(empty, name));
    return {
      ...atMost(`${name}, p99 of ${pooled} round${pooled === 1 ? '' : 's'}`, ratio, FULL_BAR),
      figure: `${ratio.toFixed(2)} × (${least.toFixed(2)} to ${most.toFixed(2)})`,
    };
  });
}
