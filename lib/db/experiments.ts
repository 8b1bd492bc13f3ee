import 'server-only';
import { GOAL_DAYS, type Experiment, type ExperimentGoal } from '@/lib/content/experiment';
import { listRunning, listStarted } from '@/lib/experiments/list-running';
import { isGoalReached, type VisitorAction } from '@/lib/experiments/reached-goals';
import type { Arm } from '@/lib/personalization/arms';
import { openDatabase, type Database } from './client';
import { touchVisitor } from './visitor';

type Transaction = Pick<
  Database,
  'experimentCount' | 'experimentExposure' | 'personalizationSettings' | 'visitor'
>;

type Count = 'seen' | 'goal' | 'guard' | 'mixed' | 'mismatched';
type DayKey = { number: string; day: string; arm: string };

const DAY_MS = 24 * 60 * 60 * 1000;
const dayOf = (time: Date) => time.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The arm that was shown, and the arm in the browser's cookie, if any. */
export type Exposure = { number: string; shown: Arm; assigned: Arm | undefined };

/** One call's observations of a visitor: actions since the previous exposures, then new exposures. */
export type Observations = { actions?: readonly VisitorAction[]; exposures?: readonly Exposure[] };

/** Returns the number of first exposures. A repeated call counts once. */
export async function saveExposures(
  visitorId: string,
  exposures: readonly Exposure[],
  now: Date,
): Promise<number> {
  const countable = selectCountable(exposures, now);
  if (countable.length === 0) return 0;
  const database = await openDatabase();
  const existing = await findExposures(database, visitorId, countable);
  const isNew = ({ number, shown, assigned }: Exposure) =>
    shown !== assigned || existing.get(number)?.arm !== assigned;
  if (!countable.some(isNew)) return 0;
  return database.$transaction(async (transaction) => {
    await touchVisitor(transaction, visitorId);
    return recordObservations(transaction, visitorId, { exposures: countable }, now);
  });
}

/**
 * Must come last in a transaction that locks the visitor's row, because all visitors share the day counts. Credits
 * actions to earlier exposures only.
 */
export async function recordObservations(
  transaction: Transaction,
  visitorId: string,
  { actions = [], exposures = [] }: Observations,
  now: Date,
): Promise<number> {
  const goals = findReachedGoals(actions, now);
  const countable = selectCountable(exposures, now);
  if (goals.length + countable.length === 0) return 0;
  const existing = await findExposures(transaction, visitorId, [...goals, ...countable]);
  if (existing.size + countable.length === 0 || (await isAnalyticsOff(transaction, visitorId))) return 0;
  const increments: Increment[] = [];
  for (const { number, field, days } of goals) {
    const exposure = existing.get(number);
    const isOver = exposure && now.getTime() - exposure.exposedAt.getTime() > days * DAY_MS;
    if (!exposure || exposure[field] || isOver) continue;
    await transaction.experimentExposure.updateMany({
      where: { visitorId, number },
      data: { [field]: true },
    });
    increments.push({ ...keyOf(exposure), count: field });
  }
  for (const { number, shown, assigned } of countable) {
    const exposure = existing.get(number);
    const key = { number, day: dayOf(now), arm: shown };
    if (shown !== assigned) increments.push({ ...key, count: 'mismatched' });
    else if (!exposure) {
      await transaction.experimentExposure.create({ data: { ...key, visitorId, exposedAt: now } });
      increments.push({ ...key, count: 'seen' });
    } else if (exposure.arm !== assigned && !exposure.isMixed) {
      await transaction.experimentExposure.updateMany({
        where: { visitorId, number },
        data: { isMixed: true },
      });
      increments.push({ ...keyOf(exposure), count: 'mixed' });
    }
  }
  await addToDays(transaction, increments);
  return increments.filter(({ count }) => count === 'seen').length;
}

type Increment = DayKey & { count: Count };

const keyOf = ({ number, day, arm }: DayKey): DayKey => ({ number, day, arm });

type ReachedGoal = { number: string; field: 'goal' | 'guard'; days: number };

/** Includes ended experiments, so that their last visitors have as many days to reach the goal as the first. */
function findReachedGoals(actions: readonly VisitorAction[], now: Date): ReachedGoal[] {
  if (actions.length === 0) return [];
  return listStarted().flatMap((experiment) =>
    (['goal', 'guard'] as const).flatMap((field): ReachedGoal[] => {
      const goal: ExperimentGoal | undefined = experiment[field];
      if (
        !goal ||
        !isWithinDays(experiment, now, GOAL_DAYS[goal]) ||
        !isGoalReached(goal, experiment, actions)
      )
        return [];
      return [{ number: experiment.number, field, days: GOAL_DAYS[goal] }];
    }),
  );
}

/** Those of experiments that still count, without duplicates. The ordinary page without a cookie is no exposure. */
function selectCountable(exposures: readonly Exposure[], now: Date): Exposure[] {
  if (exposures.length === 0) return [];
  const countable = new Set(
    listRunning()
      .filter((experiment) => isWithinDays(experiment, now))
      .map(({ number }) => number),
  );
  const unique = new Map(exposures.map((exposure) => [`${exposure.number}${exposure.shown}`, exposure]));
  return [...unique.values()].filter(
    ({ number, shown, assigned }) => countable.has(number) && !(assigned === undefined && shown === 'a'),
  );
}

function isWithinDays({ since, days }: Experiment, now: Date, extraDays = 0): boolean {
  const age = now.getTime() - Date.parse(since);
  return age >= 0 && age < (days + extraDays) * DAY_MS;
}

async function findExposures(
  database: Pick<Database, 'experimentExposure'>,
  visitorId: string,
  experiments: readonly { number: string }[],
) {
  const number = { in: experiments.map((experiment) => experiment.number) };
  const rows = await database.experimentExposure.findMany({ where: { visitorId, number } });
  return new Map(rows.map((row) => [row.number, row]));
}

async function isAnalyticsOff(database: Transaction, visitorId: string): Promise<boolean> {
  const where = { visitorId, behavioralAnalytics: false };
  return (await database.personalizationSettings.findFirst({ where, select: { userId: true } })) !== null;
}

/** Sorted by key, so that concurrent instances cannot deadlock. */
async function addToDays(database: Transaction, increments: readonly Increment[]): Promise<void> {
  const none = { seen: 0, goal: 0, guard: 0, mixed: 0, mismatched: 0 };
  const sorted = [...increments].sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
  for (const { count, ...key } of sorted) {
    await database.experimentCount.upsert({
      where: { number_day_arm: key },
      create: { ...key, ...none, [count]: 1 },
      update: { [count]: { increment: 1 } },
      select: { day: true },
    });
  }
}

const sortKey = ({ number, day, arm }: DayKey): string => `${number} ${day} ${arm}`;
