import jstat from 'jstat';

const { jStat } = jstat;

/** Visitors of an arm, and how many of them reached the goal. */
export type ArmCount = { readonly visitors: number; readonly conversions: number };

/** Bounds of the relative difference of two rates: 0.1 is 10% better, -1 no conversions at all, Infinity unbounded. */
export type Uplift = { readonly low: number; readonly high: number };

export type Comparison = {
  readonly control: ArmCount;
  readonly challenger: ArmCount;
  readonly challengers: number;
};

/** Expected standard deviation of the log rate ratio. Determines how early the running interval is narrowest. */
const TAU = 0.25;

/** Together 5%: the running interval may be wrong in 1% of experiments, the final one in 4%. */
const RUNNING_ERROR = 0.01;
const FINAL_ERROR = 0.04;

/** The challenger's share of visitors, which is also its share of conversions if the arms do not differ. */
function challengerShare({ control, challenger }: Pair): number {
  return challenger.visitors / (control.visitors + challenger.visitors);
}

/**
 * ln of the evidence against a probability `share` that a conversion comes from the challenger. Robbins 1970; Howard et
 * al. 2021, arXiv:1810.08240.
 */
export function logEvidence(comparison: Comparison, share = challengerShare(comparison)): number {
  const q = challengerShare(comparison);
  const kappa = 1 / (q * (1 - q) * TAU ** 2) - 1;
  const { conversions } = comparison.challenger;
  const others = comparison.control.conversions;
  const prior = jStat.betaln(kappa * q, kappa * (1 - q));
  const posterior = jStat.betaln(kappa * q + conversions, kappa * (1 - q) + others);
  return posterior - prior - times(conversions, Math.log(share)) - times(others, Math.log1p(-share));
}

/** 0 × ∞ counts as 0. */
function times(count: number, logarithm: number): number {
  return count === 0 ? 0 : count * logarithm;
}

/** ln of the evidence at which a share is ruled out, valid at every look. */
export function runningLimit(challengers: number): number {
  return Math.log(challengers / RUNNING_ERROR);
}

/** Interval of a running experiment, valid at all looks simultaneously. */
export function runningInterval(comparison: Comparison): Uplift {
  const { control, challenger, challengers } = comparison;
  const conversions = control.conversions + challenger.conversions;
  if (conversions === 0) return { low: -1, high: Infinity };
  const limit = runningLimit(challengers);
  const isRuledOut = (share: number) => logEvidence(comparison, share) >= limit;
  const observed = challenger.conversions / conversions;
  return toUplift(comparison, {
    low: challenger.conversions === 0 ? 0 : findEdge(isRuledOut, 0, observed),
    high: control.conversions === 0 ? 1 : findEdge(isRuledOut, 1, observed),
  });
}

/** Bisects between a share that is ruled out and one that is not. 60 steps reach double precision. */
function findEdge(isRuledOut: (share: number) => boolean, outside: number, inside: number): number {
  let [out, into] = [outside, inside];
  for (let step = 0; step < 60; step++) {
    const middle = (out + into) / 2;
    if (isRuledOut(middle)) out = middle;
    else into = middle;
  }
  return into;
}

/** The exact interval for the single look at the planned end. */
export function finalInterval({ control, challenger, challengers }: Comparison): Uplift {
  return exactUplift(control, challenger, FINAL_ERROR / challengers);
}

/** Clopper and Pearson's interval of a share, from 0 to 1. It is wrong at most as often as `error` says. */
export function exactShare(count: number, total: number, error: number): { low: number; high: number } {
  const others = total - count;
  return {
    low: count === 0 ? 0 : jStat.beta.inv(error / 2, count, others + 1),
    high: others === 0 ? 1 : jStat.beta.inv(1 - error / 2, count + 1, others),
  };
}

/** Clopper and Pearson's interval, as it applies to a conversion's chance to come from the challenger. */
export function exactUplift(control: ArmCount, challenger: ArmCount, error: number): Uplift {
  const conversions = control.conversions + challenger.conversions;
  return toUplift({ control, challenger }, exactShare(challenger.conversions, conversions, error));
}

/** The two-sided p-value that belongs to `exactUplift`: the smallest error at which its interval excludes 0. */
export function chanceOfNoDifference(control: ArmCount, challenger: ArmCount): number {
  if (control.visitors === 0 || challenger.visitors === 0) return 1;
  const q = challengerShare({ control, challenger });
  const [s, f] = [challenger.conversions, control.conversions];
  const atLeast = s === 0 ? 1 : jStat.ibeta(q, s, f + 1);
  const atMost = f === 0 ? 1 : 1 - jStat.ibeta(q, s + 1, f);
  return Math.min(1, 2 * Math.min(atLeast, atMost));
}

type Pair = Pick<Comparison, 'control' | 'challenger'>;

function toUplift(pair: Pair, { low, high }: Uplift): Uplift {
  const q = challengerShare(pair);
  const ratio = (share: number) => (share / (1 - share)) * ((1 - q) / q);
  return { low: ratio(low) - 1, high: ratio(high) - 1 };
}

/** The intersection of all intervals shown so far. `low` above `high` if they contradict each other. */
export function intersect(intervals: readonly Uplift[]): Uplift {
  return {
    low: Math.max(-1, ...intervals.map(({ low }) => low)),
    high: Math.min(Infinity, ...intervals.map(({ high }) => high)),
  };
}

/** Weight of the expected split against the observed one, in visitors. */
const WEIGHT = 500;
const ALARM = Math.log(1000);

/**
 * ln of the evidence that visitors are not split as drawn, valid at every look.
 * Lindon and Malek 2022, arXiv:2011.03567.
 * @param visitors visitors of each arm
 * @param shares of the draw, in the same order, of any sum
 */
export function logSplitEvidence(visitors: readonly number[], shares: readonly number[]): number {
  const total = visitors.reduce((sum, count) => sum + count, 0);
  const sum = shares.reduce((all, share) => all + share, 0);
  let evidence = jStat.gammaln(WEIGHT) - jStat.gammaln(WEIGHT + total);
  for (const [arm, count] of visitors.entries()) {
    const share = (shares[arm] ?? 0) / sum;
    evidence +=
      jStat.gammaln(WEIGHT * share + count) - jStat.gammaln(WEIGHT * share) - count * Math.log(share);
  }
  return evidence;
}

export function isSplitBroken(visitors: readonly number[], shares: readonly number[]): boolean {
  return logSplitEvidence(visitors, shares) >= ALARM;
}

/** (2.0537 + 0.8416)²: 4% error of the final interval, 80% power. */
const POWER_FACTOR = 8.383168;

/** Conversions in both arms together needed to find a rate ratio with 80% power, at a challenger's share `q`. */
export function conversionsNeeded(ratio: number, q: number): number {
  const share = (q * ratio) / (q * ratio + 1 - q);
  return Math.ceil(POWER_FACTOR / (share * (1 - share) * Math.log(ratio) ** 2));
}

/** The smallest uplift that can be found with 80% power among this many conversions. Infinity if there are too few. */
export function minDetectableUplift(conversions: number, q: number): number {
  let [small, large] = [1, 100];
  if (conversionsNeeded(large, q) > conversions) return Infinity;
  for (let step = 0; step < 50; step++) {
    const middle = (small + large) / 2;
    if (conversionsNeeded(middle, q) > conversions) small = middle;
    else large = middle;
  }
  return large - 1;
}
