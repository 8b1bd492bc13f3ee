import { analyticsByRange } from '@/lib/content/analytics/analytics-by-range';
import type { SampleExperiment, SampleVariant } from '@/lib/content/analytics/analytics-data';
import { chanceOfNoDifference, conversionsNeeded, exactShare, exactUplift } from './statistics';

const ERROR = 0.05;

export type Interval = { low: number; high: number };

/** In percent. `uplift` is relative to the baseline; null for the baseline itself and where it would divide by zero. */
export type EvaluatedVariant = SampleVariant & {
  traffic: number;
  conversion: number;
  conversionInterval: Interval;
  uplift: { value: number; interval: Interval } | null;
};

export type SampleEvaluation = {
  variants: readonly EvaluatedVariant[];
  leader: EvaluatedVariant | null;
  winner: EvaluatedVariant | null;
  /** In percent. */
  confidence: number;
  /** Visitors per variant needed to confirm the current difference; null if there is none. */
  visitorsNeeded: number | null;
};

/** By id. Computed on the server, so that the statistics are no part of the page's scripts. */
export type SampleEvaluations = Readonly<Record<string, SampleEvaluation>>;

export function evaluateSamples(): SampleEvaluations {
  const samples = Object.values(analyticsByRange).flatMap(({ abTesting }) => abTesting.activeTests);
  return Object.fromEntries(samples.map((sample) => [sample.id, evaluateSample(sample)]));
}

/**
 * Judges an experiment by its counts alone, with the exact test of the site's own experiments. With more than two
 * variants, the leader is compared with each of the others, the weakest comparison counts, and the allowed error is
 * split over all pairs (Bonferroni). A winner is named only after the planned days, because stopping at the first
 * significant day finds false winners.
 */
export function evaluateSample({ variants, status }: SampleExperiment): SampleEvaluation {
  const pairs = (variants.length * (variants.length - 1)) / 2;
  const total = variants.reduce((sum, variant) => sum + variant.visitors, 0);
  const [baseline] = variants;

  const evaluated = variants.map((variant): EvaluatedVariant => ({
    ...variant,
    traffic: total === 0 ? 0 : (variant.visitors / total) * 100,
    conversion: rate(variant) * 100,
    conversionInterval: inPercent(exactShare(variant.conversions, variant.visitors, ERROR)),
    uplift: variant === baseline ? null : upliftOver(baseline, variant, ERROR / pairs),
  }));

  const [leader, runnerUp] = [...evaluated].sort((one, other) => other.conversion - one.conversion);
  if (!leader || !runnerUp || leader.conversion === runnerUp.conversion) {
    return { variants: evaluated, leader: null, winner: null, confidence: 0, visitorsNeeded: null };
  }
  const others = evaluated.filter((variant) => variant !== leader);
  const chance = Math.max(...others.map((other) => chanceOfNoDifference(other, leader)));
  const isSettled = status === 'completed' && chance * pairs < ERROR;
  return {
    variants: evaluated,
    leader,
    winner: isSettled ? leader : null,
    confidence: (1 - Math.min(1, chance * pairs)) * 100,
    visitorsNeeded: neededVisitors(leader, runnerUp),
  };
}

function upliftOver(
  baseline: SampleVariant,
  variant: SampleVariant,
  error: number,
): EvaluatedVariant['uplift'] {
  if (baseline.conversions === 0 || variant.conversions === 0) return null;
  return {
    value: (rate(variant) / rate(baseline) - 1) * 100,
    interval: inPercent(exactUplift(baseline, variant, error)),
  };
}

function neededVisitors(leader: SampleVariant, runnerUp: SampleVariant): number {
  const [more, less] = [rate(leader), rate(runnerUp)];
  return less === 0 ? 0 : Math.ceil(conversionsNeeded(more / less, 0.5) / (more + less));
}

function rate({ visitors, conversions }: SampleVariant): number {
  return visitors === 0 ? 0 : conversions / visitors;
}

const inPercent = ({ low, high }: Interval): Interval => ({ low: low * 100, high: high * 100 });
