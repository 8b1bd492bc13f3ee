import { GOAL_DAYS, type Experiment } from '@/lib/content/experiment';
import { experimentReportCopy as copy } from '@/lib/content/experiment-report';
import type { Arm } from '@/lib/personalization/arms';
import {
  judgeExperiment,
  MIN_CONVERSIONS,
  type Comparison,
  type ExperimentFacts,
  type Judgment,
} from './judge-experiment';
import {
  figureDays,
  formatDay,
  readCounts,
  readFacts,
  type ExperimentCounts,
  type ExperimentDayCounts,
} from './read-facts';
import type { Uplift } from './statistics';

export type Finding = {
  verdict: Comparison['verdict'] | 'not-started' | 'collecting' | 'too-few' | 'stopped-early' | 'do-not-read';
  title: string;
  text: string;
  /** The challenger that the finding is about, or null for the experiment as a whole. */
  arm: Arm | null;
  /** Relative difference to arm a: 0.1 is 10% better. Null if no conclusion is permitted. */
  interval: { low: number; high: number | null } | null;
};

export type ExperimentReport = {
  number: string;
  name: string;
  question: string;
  status: Experiment['status'];
  progress: string;
  goal: string;
  findings: Finding[];
  arms: {
    arm: Arm;
    name: string;
    /** The texts that differ from the regular page. Null for the page itself and in a holdout experiment. */
    texts: string | null;
    visitors: number;
    reached: number | null;
    share: number | null;
  }[];
  guard: string | null;
  health: string;
};

export type Ledger = {
  readonly days: readonly ExperimentDayCounts[];
  readonly changed: ReadonlySet<string>;
  /** In milliseconds since the epoch. */
  readonly now: number;
};

export function reportExperiment(experiment: Experiment, { days, changed, now }: Ledger): ExperimentReport {
  const counts = readCounts(experiment, days, now);
  const isDeclarationChanged = changed.has(experiment.number);
  const facts = readFacts(counts, { goal: 'goal', isDeclarationChanged });
  const judgment = judgeExperiment(facts);
  const { number, name, question, status } = experiment;
  return {
    number,
    name,
    question,
    status,
    progress: describeProgress(counts),
    goal: describeGoal(experiment, 'goal'),
    findings: describeFindings(counts, facts, judgment),
    arms: listArms(experiment, facts, judgment),
    guard: experiment.guard && judgment.kind === 'judged' ? describeGuard(counts) : null,
    health: describeHealth(experiment, facts, judgment),
  };
}

function describeProgress({ experiment, today, start, days }: ExperimentCounts): string {
  const { status, days: planned } = experiment;
  const { progress } = copy;
  if (status === 'draft') return fill(progress.draft, { days: planned });
  if (today < start) return fill(progress.before, { date: formatDay(start) });
  if (days.length === planned && (status === 'ended' || today >= start + planned))
    return fill(progress.whole, { days: planned, date: formatDay(start, { year: 'numeric' }) });
  return fill(status === 'ended' ? progress.ended : progress.running, { day: days.length, days: planned });
}

function describeGoal(experiment: Experiment, which: 'goal' | 'guard'): string {
  const goal = which === 'guard' ? (experiment.guard ?? experiment.goal) : experiment.goal;
  const days = GOAL_DAYS[goal];
  return fill(days === 1 ? copy.within.day : copy.within.days, { goal: copy.goals[goal], days });
}

function describeFindings(counts: ExperimentCounts, facts: ExperimentFacts, judgment: Judgment): Finding[] {
  const { verdicts } = copy;
  const wholeFinding = (verdict: Finding['verdict'], { title, text }: { title: string; text: string }) => [
    { verdict, title, text, arm: null, interval: null },
  ];
  switch (judgment.kind) {
    case 'not-started':
      return wholeFinding('not-started', verdicts.notStarted);
    case 'stopped-early':
      return wholeFinding('stopped-early', verdicts.stopped);
    case 'do-not-read':
      return wholeFinding('do-not-read', {
        title: verdicts.trouble.title,
        text: describeHealthIssue(counts.experiment, facts, judgment.issue),
      });
    case 'collecting':
      return [describeCollecting(counts, facts)];
    case 'judged':
      return judgment.comparisons.map((comparison) =>
        describeComparison(comparison, { counts, isOver: judgment.isOver }),
      );
  }
}

function describeCollecting(counts: ExperimentCounts, { mature, days }: ExperimentFacts): Finding {
  const { collecting, tooFew } = copy.verdicts;
  const { first } = figureDays(counts);
  const reached = (mature.at(-1) ?? []).reduce((sum, { conversions }) => sum + conversions, 0);
  const parts = { reached, fewest: MIN_CONVERSIONS, date: formatDay(first) };
  const none = { arm: null, interval: null };
  if (mature.length >= days)
    return { ...none, verdict: 'too-few', title: tooFew.title, text: fill(tooFew.text, parts) };
  const { before, days: short, text, title } = collecting;
  const template = counts.today < counts.start ? before : counts.today < first ? text : short;
  return { ...none, verdict: 'collecting', title, text: fill(template, parts) };
}

function describeHealthIssue(
  experiment: Experiment,
  facts: ExperimentFacts,
  issue: Extract<Judgment, { kind: 'do-not-read' }>['issue'],
): string {
  const { trouble } = copy.verdicts;
  if (issue === 'declaration') return trouble.declaration;
  if (issue === 'split') return fill(trouble.split, describeSplit(experiment, facts));
  return fill(trouble[issue], { count: formatNumber(facts[issue]) });
}

const VERDICT_COPY = {
  'too-early': 'tooEarly',
  better: 'better',
  worse: 'worse',
  'no-difference-that-matters': 'small',
  'no-clear-difference': 'unclear',
  'contradicts-itself': 'contradiction',
} as const;

function describeComparison(
  { arm, verdict, uplift }: Comparison,
  { counts, isOver }: { counts: ExperimentCounts; isOver: boolean },
): Finding {
  const { experiment } = counts;
  const { title, text } = copy.verdicts[VERDICT_COPY[verdict]];
  const b = nameArm(experiment, arm);
  if (verdict === 'contradicts-itself') return { verdict, title, text, arm, interval: null };
  const next = describeNext(counts, { verdict, b, isOver });
  return {
    verdict,
    title: fill(title, { b }),
    text: `${fill(text, { b, did: describeGoal(experiment, 'goal'), pair: fill(copy.pair[experiment.kind], { b }), ...describeRange(uplift) })} ${next}`.trim(),
    arm,
    interval: { low: uplift.low, high: uplift.high === Infinity ? null : uplift.high },
  };
}

type Next = { verdict: Comparison['verdict']; b: string; isOver: boolean };

function describeNext(counts: ExperimentCounts, { verdict, b, isOver }: Next): string {
  const { experiment } = counts;
  const { next } = copy;
  const isHoldout = experiment.kind === 'holdout';
  if (!isOver) {
    const date = formatDay(figureDays(counts).last);
    return fill(verdict === 'too-early' ? next.running : next.early, { date });
  }
  if (experiment.status === 'ended')
    return fill(next.ended, { kept: nameArm(experiment, experiment.winner) });
  if (verdict === 'better') return fill(isHoldout ? next.personalize : next.take, { b });
  if (verdict === 'worse') return isHoldout ? next.standard : next.keep;
  if (verdict === 'no-difference-that-matters') return isHoldout ? '' : next.either;
  return isHoldout ? '' : next.unclear;
}

function describeRange({ low, high }: Uplift): { range: string; Range: string } {
  const range = fill(copy.range[selectRange({ low, high })], {
    low: formatPercent(high <= 0 ? high : low),
    high: formatPercent(high <= 0 ? low : high),
  });
  return { range, Range: range.charAt(0).toUpperCase() + range.slice(1) };
}

function selectRange({ low, high }: Uplift): keyof typeof copy.range {
  if (high <= 0) return 'worse';
  if (low >= 0) return high === Infinity ? 'betterFrom' : 'better';
  return high === Infinity ? 'worseOrMore' : 'worseOrBetter';
}

/** Without the sign. Values below 1% have a decimal, so that no difference reads as 0. */
function formatPercent(bound: number): string {
  const percent = Math.abs(bound) * 100;
  return percent > 0 && percent < 0.95
    ? Math.max(percent, 0.1).toFixed(1)
    : formatNumber(Math.round(percent));
}

/** The rows of the table: only counts until figures are valid, and no rates for an invalid experiment. */
function listArms(
  experiment: Experiment,
  { arms, seen, mature }: ExperimentFacts,
  judgment: Judgment,
): ExperimentReport['arms'] {
  const { kind } = judgment;
  if (kind === 'do-not-read' || kind === 'not-started') return [];
  const isShareShown =
    kind === 'judged' && judgment.comparisons.every(({ verdict }) => verdict !== 'contradicts-itself');
  return arms.map(({ arm }, index) => {
    const described = { arm, name: nameArm(experiment, arm), texts: quoteTexts(experiment, arm) };
    if (kind === 'collecting')
      return { ...described, visitors: seen[index] ?? 0, reached: null, share: null };
    const { seen: visitors, conversions } = mature.at(-1)?.[index] ?? { seen: 0, conversions: 0 };
    const share = isShareShown && visitors > 0 ? conversions / visitors : null;
    return { ...described, visitors, reached: conversions, share };
  });
}

function quoteTexts(experiment: Experiment, arm: Arm): string | null {
  if (experiment.kind === 'holdout' || arm === 'a') return null;
  const texts = Object.values(experiment.arms[arm] ?? {});
  return texts.map((text) => `“${text}”`).join(' ');
}

/** The second goal has its own window and is judged separately. It never decides the experiment. */
function describeGuard(counts: ExperimentCounts): string {
  const { experiment } = counts;
  const { guard } = copy;
  const goal = describeGoal(experiment, 'guard');
  const judgment = judgeExperiment(readFacts(counts, { goal: 'guard', isDeclarationChanged: false }));
  if (judgment.kind !== 'judged') return fill(guard.tooFew, { goal });
  return judgment.comparisons
    .map(({ arm, verdict, uplift }) => {
      if (verdict === 'contradicts-itself') return fill(guard.tooFew, { goal });
      const b = nameArm(experiment, arm);
      const values = { goal, pair: fill(copy.pair[experiment.kind], { b }), ...describeRange(uplift) };
      return fill(verdict === 'worse' ? guard.worse : guard.fine, values);
    })
    .join(' ');
}

function describeHealth(experiment: Experiment, facts: ExperimentFacts, { kind }: Judgment): string {
  const { health } = copy;
  if (kind === 'do-not-read') return health.sick;
  if (facts.seen.every((count) => count === 0)) return health.none;
  return fill(health.fine, {
    ...describeSplit(experiment, facts),
    mismatched: formatNumber(facts.mismatches),
    mixed: formatNumber(facts.mixed),
  });
}

function describeSplit(experiment: Experiment, { arms, seen }: ExperimentFacts) {
  const { health } = copy;
  const named = arms.map(({ arm, share }, index) => ({
    arm: nameArm(experiment, arm).replace(/^The/, 'the'),
    count: formatNumber(seen[index] ?? 0),
    share,
  }));
  const total = arms.reduce((sum, { share }) => sum + share, 0);
  const percentOf = (share: number) => Math.round((share / total) * 100);
  const isEqual = new Set(arms.map(({ share }) => share)).size === 1;
  const unequal = named.map(({ arm, share }) => fill(health.shares, { arm, share: percentOf(share) }));
  return {
    seen: named.map((values) => fill(health.seen, values)).join(', '),
    shares: isEqual ? (arms.length === 2 ? health.half : health.equal) : unequal.join(', '),
  };
}

function nameArm({ kind }: Experiment, arm: Arm): string {
  const names: Readonly<Partial<Record<Arm, string>>> = copy.arms[kind];
  return names[arm] ?? arm.toUpperCase();
}

function formatNumber(value: number): string {
  return value.toLocaleString('en-US');
}

function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
