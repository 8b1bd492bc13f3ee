import { GOAL_DAYS, type Experiment, type ExperimentGoal } from '@/lib/content/experiment';
import type { Arm } from '@/lib/personalization/arms';
import {
  judgeExperiment,
  MIN_CONVERSIONS,
  type Comparison,
  type ExperimentFacts,
  type Judgment,
} from '@/lib/experiments/judge-experiment';
import {
  figureDays,
  formatDay,
  readCounts,
  readFacts,
  type ExperimentCounts,
  type ExperimentDayCounts,
} from '@/lib/experiments/read-facts';
import type { Uplift } from '@/lib/experiments/statistics';
import { formatTable } from '../shared/format-table.mjs';

/** Continues 'visitors who …'. */
export const GOALS: Readonly<Record<ExperimentGoal, string>> = {
  'demo-request': 'asked for a demo',
  'docs-or-prices': 'opened the API documentation or the prices',
  'second-page': 'opened a second page',
  'step-taken': 'clicked a call to action',
};

/**
 * All that the counts permit to say, for the terminal.
 * @param now in milliseconds since the epoch
 * @returns `winner`: the arm to adopt, once all days are over
 */
export function reportExperiment(
  experiment: Experiment,
  days: readonly ExperimentDayCounts[],
  now: number,
): { text: string; winner: Arm | null } {
  const counts = readCounts(experiment, days, now);
  const facts = readFacts(counts, 'goal');
  const judgment = judgeExperiment(facts);
  const { number, name, question, status, goal, guard } = experiment;
  const paragraphs = [
    `${number}  ${name}\n${question}\n${describeProgress(counts)}. Goal: ${describeGoal(goal)}.`,
    describeFindings(counts, facts, judgment).join('\n'),
    listArms(experiment, facts, judgment).join('\n'),
    guard && judgment.kind === 'judged' ? `Second goal: ${describeGuard(counts, guard)}` : '',
    status === 'draft' ? '' : describeHealth(experiment, facts, judgment),
  ];
  const better =
    judgment.kind === 'judged' && judgment.isOver
      ? judgment.comparisons.find(({ verdict }) => verdict === 'better')
      : undefined;
  return { text: paragraphs.filter((text) => text !== '').join('\n\n'), winner: better?.arm ?? null };
}

function describeProgress({ experiment, today, start, days }: ExperimentCounts): string {
  const { status, days: planned } = experiment;
  if (status === 'draft') return `Draft, planned for ${planned} days`;
  if (today < start) return `Starts on ${formatDay(start)}`;
  if (days.length === planned && (status === 'ended' || today >= start + planned))
    return `Ran for its ${planned} days, from ${formatDay(start, { year: 'numeric' })}`;
  return status === 'ended'
    ? `Ended after ${days.length} of ${planned} days`
    : `Day ${days.length} of ${planned}`;
}

function describeGoal(goal: ExperimentGoal): string {
  const days = GOAL_DAYS[goal];
  return `${GOALS[goal]} within ${days === 1 ? 'a day' : `${days} days`}`;
}

function describeFindings(counts: ExperimentCounts, facts: ExperimentFacts, judgment: Judgment): string[] {
  switch (judgment.kind) {
    case 'not-started':
      return ['Not started. It is a draft: visitors see the regular page, and nothing is counted.'];
    case 'stopped-early':
      return [
        'Stopped early. It was ended before its days were over. No conclusion can be drawn, in either direction.',
      ];
    case 'do-not-read':
      return [`Do not use this result. ${describeHealthIssue(counts.experiment, facts, judgment.issue)}`];
    case 'collecting':
      return [describeCollecting(counts, facts)];
    case 'judged':
      return judgment.comparisons.map((comparison) =>
        describeComparison(comparison, counts, judgment.isOver),
      );
  }
}

function describeCollecting(counts: ExperimentCounts, { mature, days }: ExperimentFacts): string {
  const reached = (mature.at(-1) ?? []).reduce((sum, { conversions }) => sum + conversions, 0);
  if (mature.length >= days)
    return `Too few to tell. Its days are over. Visitors who reached the goal: ${reached}. It takes ${MIN_CONVERSIONS} to say anything. ${describeRetry(counts.experiment)}`;
  const { first } = figureDays(counts);
  if (counts.today < counts.start) return 'Collecting. It has not begun. Nothing to do.';
  if (counts.today < first) return `Collecting. First figures on ${formatDay(first)}. Nothing to do.`;
  return `Collecting. Figures appear once ${MIN_CONVERSIONS} visitors have reached the goal: ${reached} so far. Nothing to do.`;
}

function describeHealthIssue(
  experiment: Experiment,
  facts: ExperimentFacts,
  issue: Extract<Judgment, { kind: 'do-not-read' }>['issue'],
): string {
  const wrong = 'The counting went wrong';
  switch (issue) {
    case 'split':
      return `${wrong}: ${describeVisitors(experiment, facts)}, although the plan was ${describeShares(experiment, facts)}.`;
    case 'mismatches':
      return `${wrong}. Pages that showed someone else’s version: ${format(facts.mismatches)}.`;
    case 'mixed':
      return `${wrong}. Visitors who saw more than one version: ${format(facts.mixed)}.`;
  }
}

function describeComparison(
  { arm, verdict, uplift }: Comparison,
  counts: ExperimentCounts,
  isOver: boolean,
): string {
  const { experiment } = counts;
  const b = nameArm(experiment, arm);
  const range = describeRange(uplift);
  const sentence = `The share of visitors who ${describeGoal(experiment.goal)} is ${range} ${comparedWith(experiment, b)}`;
  const next = describeNext(counts, { verdict, b, isOver });
  const parts = {
    'too-early': ['Too early to say.', `${sentence}, as far as we can tell today.`, next],
    better: [`${b} is ${isOver ? 'better' : 'ahead'}.`, `${sentence}.`, next],
    worse: [`${b} is ${isOver ? 'worse' : 'behind'}.`, `${sentence}.`, next],
    'no-difference-that-matters': [
      'No difference that matters.',
      `${sentence}. Either way, that is less than the 10% that would matter.`,
      next,
    ],
    'no-clear-difference': [
      'No clear difference.',
      `${sentence}. That range is too wide to choose by.`,
      next,
    ],
    'contradicts-itself': [
      'It contradicts itself.',
      'The earlier days and the later days cannot both be right. Something changed along the way, so do not use this result.',
    ],
  }[verdict];
  return parts.filter((part) => part !== '').join(' ');
}

type Next = { verdict: Comparison['verdict']; b: string; isOver: boolean };

function describeNext(counts: ExperimentCounts, { verdict, b, isOver }: Next): string {
  const { experiment } = counts;
  const isHoldout = experiment.kind === 'holdout';
  if (!isOver) {
    const date = formatDay(figureDays(counts).last);
    if (verdict === 'too-early') return `Last figures on ${date}. Nothing to do.`;
    return `Leave it running until ${date}: ending it sooner would leave no result.`;
  }
  if (experiment.status === 'ended') return `Kept: ${nameArm(experiment, experiment.winner)}.`;
  if (verdict === 'better') return isHoldout ? 'Keep personalizing.' : `Take ${b}.`;
  if (verdict === 'worse') return isHoldout ? 'The standard page did better.' : 'Keep A.';
  if (verdict === 'no-difference-that-matters') return 'Keep whichever you like more.';
  return isHoldout
    ? `Keep personalizing for now. ${describeRetry(experiment)}`
    : 'Keep A, or try something bolder in a new experiment.';
}

/** What a new experiment needs after one with too few visitors. */
function describeRetry({ kind }: Experiment): string {
  return kind === 'holdout'
    ? 'A new experiment with more days, a larger share held out or a goal that more visitors reach can tell more.'
    : 'Keep A. A new experiment with more days, more segments or a goal that more visitors reach can tell more.';
}

function comparedWith({ kind }: Experiment, b: string): string {
  return kind === 'copy' ? `with ${b} than with A` : 'on the personalized page than on the standard page';
}

function describeRange({ low, high }: Uplift): string {
  if (high <= 0) return `between ${formatPercent(high)} and ${formatPercent(low)}% lower`;
  if (low >= 0 && high === Infinity) return `at least ${formatPercent(low)}% higher`;
  if (low >= 0) return `between ${formatPercent(low)} and ${formatPercent(high)}% higher`;
  const most = high === Infinity ? 'any amount' : `${formatPercent(high)}%`;
  return `between ${formatPercent(low)}% lower and ${most} higher`;
}

/** Without the sign. Values below 1% have a decimal, so that no difference reads as 0. */
function formatPercent(bound: number): string {
  const percent = Math.abs(bound) * 100;
  return percent > 0 && percent < 0.95 ? Math.max(percent, 0.1).toFixed(1) : format(Math.round(percent));
}

/** Only counts until figures are valid, and no rates for an invalid experiment. */
function listArms(
  experiment: Experiment,
  { arms, visitors, mature }: ExperimentFacts,
  judgment: Judgment,
): string[] {
  const { kind } = judgment;
  if (kind === 'do-not-read' || kind === 'not-started') return [];
  const isShareShown =
    kind === 'judged' && judgment.comparisons.every(({ verdict }) => verdict !== 'contradicts-itself');
  return formatTable(
    ['Version', 'Visitors', 'Reached it', 'Share'],
    arms.map(({ arm }, index) => {
      const name = nameArm(experiment, arm);
      if (kind === 'collecting') return [name, format(visitors[index] ?? 0), '-', '-'];
      const { visitors: total, conversions } = mature.at(-1)?.[index] ?? { visitors: 0, conversions: 0 };
      const share = isShareShown && total > 0 ? `${((conversions / total) * 100).toFixed(2)}%` : '-';
      return [name, format(total), format(conversions), share];
    }),
  );
}

/** The second goal has its own window and is judged separately. It never decides the experiment. */
function describeGuard(counts: ExperimentCounts, guard: ExperimentGoal): string {
  const { experiment } = counts;
  const goal = describeGoal(guard);
  const tooFew = `nothing can be said, because only a few visitors ${goal}.`;
  const judgment = judgeExperiment(readFacts(counts, 'guard'));
  if (judgment.kind !== 'judged') return tooFew;
  return judgment.comparisons
    .map(({ arm, verdict, uplift }) => {
      if (verdict === 'contradicts-itself') return tooFew;
      const sentence = `the share of visitors who ${goal} is ${describeRange(uplift)} ${comparedWith(experiment, nameArm(experiment, arm))}.`;
      if (verdict === 'worse') return `${sentence} Weigh that before you decide.`;
      return uplift.low < 0
        ? `${sentence} A loss of up to ${formatPercent(uplift.low)}% is possible.`
        : sentence;
    })
    .join(' ');
}

function describeHealth(experiment: Experiment, facts: ExperimentFacts, { kind }: Judgment): string {
  if (kind === 'do-not-read')
    return 'No figures are shown. End the experiment if it still runs, find the cause, and start a new one.';
  if (facts.visitors.every((count) => count === 0)) return 'Nobody has been counted yet.';
  return `The counting is right: ${describeVisitors(experiment, facts)}, as planned (${describeShares(experiment, facts)}). Pages that showed someone else’s version: ${format(facts.mismatches)}. Visitors who saw more than one version: ${format(facts.mixed)}.`;
}

function describeVisitors(experiment: Experiment, { arms, visitors }: ExperimentFacts): string {
  return arms
    .map(({ arm }, index) => `${format(visitors[index] ?? 0)} saw ${nameArm(experiment, arm, 'the')}`)
    .join(', ');
}

function describeShares(experiment: Experiment, { arms }: ExperimentFacts): string {
  const total = arms.reduce((sum, { share }) => sum + share, 0);
  if (new Set(arms.map(({ share }) => share)).size === 1)
    return arms.length === 2 ? 'half each' : 'equal parts';
  return arms
    .map(({ arm, share }) => `${Math.round((share / total) * 100)}% ${nameArm(experiment, arm, 'the')}`)
    .join(', ');
}

function nameArm({ kind }: Experiment, arm: Arm, article: 'The' | 'the' = 'The'): string {
  if (kind === 'copy') return arm.toUpperCase();
  return `${article} ${arm === 'a' ? 'standard' : 'personalized'} page`;
}

function format(value: number): string {
  return value.toLocaleString('en-US');
}
