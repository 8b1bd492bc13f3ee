import { GOAL_DAYS, type Experiment } from '@/lib/content/experiment';
import type { Arm } from '@/lib/personalization/arms';
import { listShares } from './decide-arms';
import { FIRST_MATURE_DAY, type ExperimentFacts } from './judge-experiment';

/** Counts of one arm on one day (UTC). Goals count on the day of the exposure. */
export type ExperimentDayCounts = {
  readonly number: string;
  readonly day: string;
  readonly arm: string;
  readonly seen: number;
  readonly goal: number;
  readonly guard: number;
  /** Visitors that also saw another arm. */
  readonly mixed: number;
  /** Pages rendered with an arm other than the visitor's. */
  readonly mismatched: number;
};

type DayCounts = Omit<ExperimentDayCounts, 'number' | 'day' | 'arm'>;

/** The counts of one experiment, by days since the epoch (UTC). */
export type ExperimentCounts = {
  readonly experiment: Experiment;
  readonly arms: ExperimentFacts['arms'];
  readonly today: number;
  readonly start: number;
  /** Each day up to the last that counts, with the arms in order. */
  readonly days: readonly (readonly DayCounts[])[];
};

const DAY_MS = 24 * 60 * 60 * 1000;
const NO_COUNTS: DayCounts = { seen: 0, goal: 0, guard: 0, mixed: 0, mismatched: 0 };

/** @param now in milliseconds since the epoch */
export function readCounts(
  experiment: Experiment,
  all: readonly ExperimentDayCounts[],
  now: number,
): ExperimentCounts {
  const arms = listShares(experiment);
  const today = Math.floor(now / DAY_MS);
  const start = toDay(experiment.since);
  const rows = all
    .filter(({ number, day }) => number === experiment.number && toDay(day) >= start)
    .map((row) => ({ ...row, at: toDay(row.day) }));
  // An experiment that was ended early has no days after its last exposure.
  const seenOn = rows.filter(({ seen }) => seen > 0).map(({ at }) => at);
  const last = experiment.status === 'ended' ? Math.max(start - 1, ...seenOn) : today;
  const length = Math.max(0, Math.min(experiment.days, last - start + 1));
  const find = (at: number, arm: Arm): DayCounts =>
    rows.find((row) => row.at === at && row.arm === arm) ?? NO_COUNTS;
  const days = Array.from({ length }, (_, index) => arms.map(({ arm }) => find(start + index, arm)));
  return { experiment, arms, today, start, days };
}

/** A day of exposures is mature once the goal window of its last visitor is over. */
function countMatureDays(
  { experiment, today, start, days }: ExperimentCounts,
  goal: 'goal' | 'guard',
): number {
  return Math.max(0, Math.min(days.length, today - windowOf(experiment, goal) - start));
}

export function readFacts(counts: ExperimentCounts, goal: 'goal' | 'guard'): ExperimentFacts {
  const { experiment, arms, days } = counts;
  const totals = arms.map(() => ({ visitors: 0, conversions: 0 }));
  const mature = days.slice(0, countMatureDays(counts, goal)).map((day) =>
    day.map((counts, arm) => {
      const total = { ...(totals[arm] ?? { visitors: 0, conversions: 0 }) };
      total.visitors += counts.seen;
      total.conversions += counts[goal];
      totals[arm] = total;
      return total;
    }),
  );
  const sum = (key: keyof DayCounts) => days.flat().reduce((total, counts) => total + counts[key], 0);
  return {
    // After the planned end, the last visitors can still reach the goal.
    status: days.length === experiment.days && experiment.status === 'ended' ? 'running' : experiment.status,
    days: experiment.days,
    arms,
    mature,
    visitors: arms.map((_, arm) => days.reduce((total, day) => total + (day[arm]?.seen ?? 0), 0)),
    mismatches: sum('mismatched'),
    mixed: sum('mixed'),
  };
}

/** The first and the last day with new figures (days since the epoch, UTC). */
export function figureDays({ experiment, start }: Pick<ExperimentCounts, 'experiment' | 'start'>) {
  const after = (days: number) => start + days + windowOf(experiment, 'goal');
  return { first: after(FIRST_MATURE_DAY), last: after(experiment.days) };
}

function windowOf({ goal, guard }: Experiment, which: 'goal' | 'guard'): number {
  return GOAL_DAYS[which === 'guard' ? (guard ?? goal) : goal];
}

function toDay(date: string): number {
  return Math.floor(Date.parse(date) / DAY_MS);
}

/** `January 25`; with `year`, `January 25, 2027`. */
export function formatDay(day: number, options: { year?: 'numeric' } = {}): string {
  return new Date(day * DAY_MS).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
    ...options,
  });
}
