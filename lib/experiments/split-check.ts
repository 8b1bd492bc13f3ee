import jstat from 'jstat';

const { jStat } = jstat;

/** How much the expected split weighs against the observed one, in visitors. */
const WEIGHT = 500;
const ALARM = Math.log(1000);

/**
 * ln of the evidence that visitors are not split as drawn, valid at every look.
 * Lindon and Malek 2022, arXiv:2011.03567.
 * @param seen visitors of each arm
 * @param shares of the draw, in the same order, of any sum
 */
export function logSplitEvidence(seen: readonly number[], shares: readonly number[]): number {
  const total = seen.reduce((sum, count) => sum + count, 0);
  const sum = shares.reduce((all, share) => all + share, 0);
  let evidence = jStat.gammaln(WEIGHT) - jStat.gammaln(WEIGHT + total);
  for (const [arm, count] of seen.entries()) {
    const share = (shares[arm] ?? 0) / sum;
    evidence +=
      jStat.gammaln(WEIGHT * share + count) - jStat.gammaln(WEIGHT * share) - count * Math.log(share);
  }
  return evidence;
}

export function isSplitBroken(seen: readonly number[], shares: readonly number[]): boolean {
  return logSplitEvidence(seen, shares) >= ALARM;
}
