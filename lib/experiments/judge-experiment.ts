import type { Arm } from '@/lib/personalization/arms';
import {
  finalInterval,
  intersect,
  isSplitBroken,
  runningInterval,
  type ArmCount,
  type Uplift,
} from './statistics';

/** Before this day, only counts are shown. */
export const FIRST_MATURE_DAY = 14;
export const MIN_CONVERSIONS = 20;

/** If the final interval is within this range, it does not matter which arm stays. */
const NEGLIGIBLE_UPLIFT = 0.1;

/** Maximum share of visitors whose page and cookie disagree, or who saw two arms, in a valid experiment. */
const MAX_ISSUE_SHARE = 0.01;

export type ExperimentFacts = {
  readonly status: 'draft' | 'running' | 'ended';
  readonly days: number;
  readonly arms: readonly { readonly arm: Arm; readonly share: number }[];
  /** Cumulative totals after each day whose goal window is over, oldest first. Arms in the order of `arms`. */
  readonly mature: readonly (readonly ArmCount[])[];
  /** Visitors per arm so far, mature or not. */
  readonly visitors: readonly number[];
  readonly mismatches: number;
  readonly mixed: number;
};

export type HealthIssue = 'split' | 'mismatches' | 'mixed';

export type Comparison = {
  readonly arm: Arm;
  readonly verdict:
    | 'too-early'
    | 'better'
    | 'worse'
    | 'no-difference-that-matters'
    | 'no-clear-difference'
    | 'contradicts-itself';
  readonly uplift: Uplift;
};

export type Judgment =
  | { readonly kind: 'not-started' | 'collecting' | 'stopped-early' }
  | { readonly kind: 'do-not-read'; readonly issue: HealthIssue }
  | { readonly kind: 'judged'; readonly isOver: boolean; readonly comparisons: readonly Comparison[] };

/** Every conclusion that an experiment permits. Source: "Verdicts" in the measurement's design. */
export function judgeExperiment(facts: ExperimentFacts): Judgment {
  if (facts.status === 'draft') return { kind: 'not-started' };
  const issue = findHealthIssue(facts);
  if (issue) return { kind: 'do-not-read', issue };
  const matureDays = Math.min(facts.mature.length, facts.days);
  const isOver = matureDays === facts.days;
  if (facts.status === 'ended' && !isOver) return { kind: 'stopped-early' };
  if (!hasEnoughData(facts.mature[matureDays - 1], matureDays)) return { kind: 'collecting' };
  const comparisons = facts.arms
    .slice(1)
    .map(({ arm }, index) => compareArms(facts, { arm, index: index + 1, matureDays, isOver }));
  return { kind: 'judged', isOver, comparisons };
}

function findHealthIssue({ visitors, arms, mismatches, mixed }: ExperimentFacts): HealthIssue | null {
  const total = visitors.reduce((sum, count) => sum + count, 0);
  const shares = arms.map(({ share }) => share);
  if (isSplitBroken(visitors, shares)) return 'split';
  if (mismatches > total * MAX_ISSUE_SHARE) return 'mismatches';
  if (mixed > total * MAX_ISSUE_SHARE) return 'mixed';
  return null;
}

function hasEnoughData(counts: readonly ArmCount[] | undefined, matureDays: number): boolean {
  const conversions = (counts ?? []).reduce((sum, { conversions }) => sum + conversions, 0);
  return matureDays >= FIRST_MATURE_DAY && conversions >= MIN_CONVERSIONS;
}

type Look = { arm: Arm; index: number; matureDays: number; isOver: boolean };

function compareArms(
  { mature, arms }: ExperimentFacts,
  { arm, index, matureDays, isOver }: Look,
): Comparison {
  const challengers = arms.length - 1;
  const intervals: Uplift[] = [];
  for (let day = FIRST_MATURE_DAY; day <= matureDays; day++) {
    const counts = mature[day - 1];
    const [control, challenger] = [counts?.[0], counts?.[index]];
    if (!control?.visitors || !challenger?.visitors || !hasEnoughData(counts, day)) continue;
    intervals.push(runningInterval({ control, challenger, challengers }));
    if (isOver && day === matureDays) intervals.push(finalInterval({ control, challenger, challengers }));
  }
  const uplift = intersect(intervals);
  return { arm, verdict: readVerdict(uplift, isOver), uplift };
}

function readVerdict({ low, high }: Uplift, isOver: boolean): Comparison['verdict'] {
  if (low > high) return 'contradicts-itself';
  if (isOver && low >= -NEGLIGIBLE_UPLIFT && high <= NEGLIGIBLE_UPLIFT) return 'no-difference-that-matters';
  if (low > 0) return 'better';
  if (high < 0) return 'worse';
  return isOver ? 'no-clear-difference' : 'too-early';
}
