import { median } from '../shared/median.mjs';

/**
 * Prints each measurement with its threshold. A finding without a threshold is for comparison.
 * @param {string} title
 * @param {readonly { what: string, figure: string, bar?: string, isMet?: boolean }[]} findings
 * @returns {boolean} whether every threshold was met
 */
export function report(title, findings) {
  console.log(`\n${title}`);
  console.table(
    findings.map(({ what, figure, bar = '', isMet }) => ({
      measured: what,
      figure,
      bar,
      verdict: isMet === undefined ? '' : isMet ? 'met' : 'MISSED',
    })),
  );
  return findings.every(({ isMet }) => isMet !== false);
}

/** @param {readonly number[]} numbers @param {number} share such as 0.99 */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/** @param {number} ratio @param {number} least */
export function atLeast(what, ratio, least) {
  return { what, figure: `${ratio.toFixed(2)} ×`, bar: `>= ${least} ×`, isMet: ratio >= least };
}

/** @param {number} ratio @param {number} most */
export function atMost(what, ratio, most) {
  return { what, figure: `${ratio.toFixed(2)} ×`, bar: `<= ${most} ×`, isMet: ratio <= most };
}

/** @param {string} figure the formatted value */
export function within(what, value, most, unit, figure = String(value)) {
  return { what, figure: `${figure} ${unit}`, bar: `<= ${most} ${unit}`, isMet: value <= most };
}

/** With this many times, at least two are slower than the p99; with fewer, it is decided by single outliers. */
const P99_NEEDS = 200;

const pool = (rounds, size) =>
  rounds.map((_, first) =>
    Array.from({ length: size }, (_, next) => rounds[(first + next) % rounds.length]).flat(),
  );

/**
 * The ratio of two p99s that were measured in turn: the median over the rounds, so that one bad round does not decide.
 * Rounds too short for their own p99 are pooled with the following ones, as few as necessary.
 * @param {readonly (readonly number[])[]} rounds the milliseconds of each round
 * @param {readonly (readonly number[])[]} floor those of the baseline
 * @returns {{ ratio: number, least: number, most: number, pooled: number }} NaN if nothing was measured
 */
export function compareTails(rounds, floor) {
  const fewest = Math.min(...[...rounds, ...floor].map(({ length }) => length));
  const pooled = Math.min(rounds.length, Math.ceil(P99_NEEDS / fewest));
  const floors = pool(floor, pooled).map((times) => quantile(times, 0.99));
  const ratios = pool(rounds, pooled).map((times, round) => quantile(times, 0.99) / floors[round]);
  return { ratio: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios), pooled };
}

/** @typedef {{ times: Map<string, number[]>, failed: string[] }} Round `times`: milliseconds by call name */

export const ALL_CALLS = 'all calls';

const BAR_MS = 25;
const FULL_BAR = 1.2;

const timesOf = (rounds, name) => rounds.map(({ times }) => times.get(name));

/**
 * One database's times over all rounds.
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
 * How much slower each call is on the full database, and all calls together.
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
