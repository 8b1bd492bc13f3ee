import type { AbTest, AbVariant } from '@/lib/content/analytics/analytics-data';

const CONFIDENCE_NEEDED = 95;
const POWER = 0.8;

export type Interval = { low: number; high: number };

/** In percent. `uplift` is relative to the baseline; null for the baseline itself and where it would divide by zero. */
export type EvaluatedVariant = AbVariant & {
  traffic: number;
  conversion: number;
  conversionInterval: Interval;
  uplift: { value: number; interval: Interval } | null;
};

export type TestEvaluation = {
  variants: readonly EvaluatedVariant[];
  leader: EvaluatedVariant | null;
  winner: EvaluatedVariant | null;
  confidence: number;
  visitors: number;
  /** Visitors per variant needed to confirm the current difference; null if there is none. */
  visitorsNeeded: number | null;
};

/**
 * Judges a test by its counts alone, with a two-sided z-test of two proportions. With more than two variants, the
 * leader is compared with each of the others, the weakest comparison counts, and the allowed error is split over all
 * pairs (Bonferroni). A winner is named only after the planned days, because stopping at the first significant day
 * finds false winners.
 */
export function evaluateTest({ variants, status }: AbTest): TestEvaluation {
  const pairs = (variants.length * (variants.length - 1)) / 2;
  const error = (1 - CONFIDENCE_NEEDED / 100) / pairs;
  const z = normalQuantile(1 - error / 2);
  const visitors = variants.reduce((sum, variant) => sum + variant.visitors, 0);
  const [baseline] = variants;

  const evaluated = variants.map((variant): EvaluatedVariant => ({
    ...variant,
    traffic: percent(variant.visitors, visitors),
    conversion: percent(variant.conversions, variant.visitors),
    conversionInterval: wilsonInterval(variant, normalQuantile(1 - (1 - CONFIDENCE_NEEDED / 100) / 2)),
    uplift: variant === baseline ? null : upliftOver(baseline, variant, z),
  }));

  const [leader, runnerUp] = [...evaluated].sort((one, other) => other.conversion - one.conversion);
  if (!leader || !runnerUp || leader.conversion === runnerUp.conversion) {
    return { variants: evaluated, leader: null, winner: null, confidence: 0, visitors, visitorsNeeded: null };
  }
  const others = evaluated.filter((variant) => variant !== leader);
  const chance = Math.max(...others.map((other) => chanceOfNoDifference(leader, other)));
  const confidence = (1 - Math.min(1, chance * pairs)) * 100;
  const isSettled = status === 'completed' && confidence > CONFIDENCE_NEEDED;
  return {
    variants: evaluated,
    leader,
    winner: isSettled ? leader : null,
    confidence,
    visitors,
    visitorsNeeded: neededSample(leader, runnerUp, z),
  };
}

export function chanceOfNoDifference(one: AbVariant, other: AbVariant): number {
  if (one.visitors === 0 || other.visitors === 0) return 1;
  const pooled = (one.conversions + other.conversions) / (one.visitors + other.visitors);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / one.visitors + 1 / other.visitors));
  if (deviation === 0) return 1;
  const z = Math.abs(rate(one) - rate(other)) / deviation;
  return 2 * (1 - normalCdf(z));
}

/** Wilson score interval, which stays within 0 and 100 and works for small counts. */
export function wilsonInterval({ visitors, conversions }: AbVariant, z: number): Interval {
  if (visitors === 0) return { low: 0, high: 100 };
  const share = conversions / visitors;
  const weight = z ** 2 / visitors;
  const middle = (share + weight / 2) / (1 + weight);
  const half = (z / (1 + weight)) * Math.sqrt((share * (1 - share)) / visitors + weight / (4 * visitors));
  return { low: (middle - half) * 100, high: (middle + half) * 100 };
}

/** The relative uplift with Katz's interval, which is normal on the logarithm of the ratio of both rates. */
function upliftOver(baseline: AbVariant, variant: AbVariant, z: number): EvaluatedVariant['uplift'] {
  if (baseline.conversions === 0 || variant.conversions === 0) return null;
  const ratio = rate(variant) / rate(baseline);
  const spread = Math.exp(
    z * Math.sqrt((1 - rate(variant)) / variant.conversions + (1 - rate(baseline)) / baseline.conversions),
  );
  return {
    value: (ratio - 1) * 100,
    interval: { low: (ratio / spread - 1) * 100, high: (ratio * spread - 1) * 100 },
  };
}

/** Visitors per variant to detect a difference of this size with 80 % power. */
function neededSample(one: AbVariant, other: AbVariant, z: number): number {
  const variance = rate(one) * (1 - rate(one)) + rate(other) * (1 - rate(other));
  return Math.ceil(((z + normalQuantile(POWER)) ** 2 * variance) / (rate(one) - rate(other)) ** 2);
}

function rate({ visitors, conversions }: AbVariant): number {
  return visitors === 0 ? 0 : conversions / visitors;
}

function percent(part: number, total: number): number {
  return total === 0 ? 0 : (part / total) * 100;
}

/** Share of a standard normal distribution below `z` (Abramowitz and Stegun 26.2.17, error at most 7.5e-8). */
export function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

/** The inverse of `normalCdf`, for a `share` between 0 and 1 (both excluded). */
export function normalQuantile(share: number): number {
  let [low, high] = [-8, 8];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
