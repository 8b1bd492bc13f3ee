import 'server-only';
import { GOAL_DAYS, type Experiment, type ExperimentGoal } from '@/lib/content/experiment';
import { listRunning, listStarted } from '@/lib/experiments/list-running';
import { isGoalReached, type VisitorAction } from '@/lib/experiments/reached-goals';
import type { ExperimentDayCounts } from '@/lib/experiments/read-facts';
import type { Arm } from '@/lib/personalization/arms';
import { openDatabase, pickShard, type Database } from './client';
import { Prisma } from './generated/sqlite/client';
import { touchVisitor } from './visitor';

type Transaction = Pick<
  Database,
  '$executeRaw' | 'experimentExposure' | 'personalizationSettings' | 'visitor'
>;

type Count = 'seen' | 'goal' | 'guard' | 'mixed' | 'mismatched';
type DayKey = { number: string; day: string; arm: string };

export type ExperimentRun = {
  number: string;
  declaration: string;
  firstSeenAt: Date;
  changedAt: Date | null;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const dayOf = (time: Date) => time.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Counts by experiment, day of first exposure (UTC) and arm, in this order. They outlive the visitors' rows. */
export async function readExperimentDays(): Promise<ExperimentDayCounts[]> {
  const database = await openDatabase();
  const rows = await database.$queryRaw<(DayKey & Record<Count, number | bigint>)[]>`
    SELECT "number", "day", "arm", SUM("seen") AS "seen", SUM("goal") AS "goal", SUM("guard") AS "guard",
      SUM("mixed") AS "mixed", SUM("mismatched") AS "mismatched"
    FROM "ExperimentCount" GROUP BY "number", "day", "arm" ORDER BY "number", "day", "arm"`;
  return rows.map(({ number, day, arm, ...counts }) => ({
    number,
    day,
    arm,
    seen: Number(counts.seen),
    goal: Number(counts.goal),
    guard: Number(counts.guard),
    mixed: Number(counts.mixed),
    mismatched: Number(counts.mismatched),
  }));
}

/** Runs with the declaration as first seen. `changedAt` is set once the declaration differs. */
export async function readExperimentRuns(): Promise<ExperimentRun[]> {
  const database = await openDatabase();
  return database.experimentRun.findMany({ orderBy: { number: 'asc' } });
}

const UNMEASURED = ['status', 'name', 'question'];

/** Canonical form of everything that defines what an experiment measures. */
export function formatDeclaration(experiment: Experiment): string {
  const measured = Object.entries(experiment).filter(([key]) => !UNMEASURED.includes(key));
  return JSON.stringify(Object.fromEntries(measured), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

/** The arm that was shown, and the arm in the browser's cookie, if any. */
export type Impression = { number: string; shown: Arm; own: Arm | undefined };

/** One call's observations of a visitor: actions since the previous impressions, then new impressions. */
export type Observations = { actions?: readonly VisitorAction[]; impressions?: readonly Impression[] };

/** Returns the number of first exposures. A repeated call counts once. */
export async function saveExposures(
  visitorId: string,
  impressions: readonly Impression[],
  now: Date,
): Promise<number> {
  const countable = selectCountable(impressions, now);
  if (countable.length === 0) return 0;
  const database = await openDatabase();
  const known = await findExposures(database, visitorId, countable);
  const isNew = ({ number, shown, own }: Impression) => shown !== own || known.get(number)?.arm !== own;
  if (!countable.some(isNew)) return 0;
  await recordRuns(database, now);
  return database.$transaction(async (transaction) => {
    await touchVisitor(transaction, visitorId);
    return recordObservations(transaction, visitorId, { impressions: countable }, now);
  });
}

/**
 * Must come last in a transaction that locks the visitor's row, because all visitors share the day counts. Credits
 * actions to earlier exposures only.
 */
export async function recordObservations(
  transaction: Transaction,
  visitorId: string,
  { actions = [], impressions = [] }: Observations,
  now: Date,
): Promise<number> {
  const goals = findReachedGoals(actions, now);
  const countable = selectCountable(impressions, now);
  if (goals.length + countable.length === 0) return 0;
  const known = await findExposures(transaction, visitorId, [...goals, ...countable]);
  if (known.size + countable.length === 0 || (await isAnalyticsOff(transaction, visitorId))) return 0;
  const increments: Increment[] = [];
  for (const { number, field, days } of goals) {
    const exposure = known.get(number);
    const isOver = exposure && now.getTime() - exposure.exposedAt.getTime() > days * DAY_MS;
    if (!exposure || exposure[field] || isOver) continue;
    await transaction.experimentExposure.updateMany({
      where: { visitorId, number },
      data: { [field]: true },
    });
    increments.push({ ...keyOf(exposure), count: field });
  }
  const fresh: DayKey[] = [];
  for (const { number, shown, own } of countable) {
    const exposure = known.get(number);
    if (shown !== own) increments.push({ number, day: dayOf(now), arm: shown, count: 'mismatched' });
    else if (!exposure) fresh.push({ number, day: dayOf(now), arm: own });
    else if (exposure.arm !== own && !exposure.isMixed) {
      await transaction.experimentExposure.updateMany({
        where: { visitorId, number },
        data: { isMixed: true },
      });
      increments.push({ ...keyOf(exposure), count: 'mixed' });
    }
  }
  if (fresh.length > 0) await insertExposures(transaction, visitorId, fresh, now);
  await addToDays(transaction, [...increments, ...fresh.map((key) => ({ ...key, count: 'seen' as const }))]);
  return fresh.length;
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

/** Impressions of experiments that still count, without duplicates. The ordinary page without a cookie is no exposure. */
function selectCountable(impressions: readonly Impression[], now: Date): Impression[] {
  if (impressions.length === 0) return [];
  const countable = new Set(
    listRunning()
      .filter((experiment) => isWithinDays(experiment, now))
      .map(({ number }) => number),
  );
  const unique = new Map(
    impressions.map((impression) => [`${impression.number}${impression.shown}`, impression]),
  );
  return [...unique.values()].filter(
    ({ number, shown, own }) => countable.has(number) && !(own === undefined && shown === 'a'),
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

function insertExposures(database: Transaction, visitorId: string, keys: readonly DayKey[], now: Date) {
  const rows = keys.map(
    ({ number, day, arm }) => Prisma.sql`(${visitorId}, ${number}, ${arm}, ${day}, ${now})`,
  );
  return database.$executeRaw`
    INSERT INTO "ExperimentExposure" ("visitorId", "number", "arm", "day", "exposedAt")
    VALUES ${Prisma.join(rows)}`;
}

/** A single statement with rows sorted by key, so that concurrent instances cannot deadlock. */
async function addToDays(database: Transaction, increments: readonly Increment[]): Promise<void> {
  if (increments.length === 0) return;
  const days = new Map<string, ExperimentDayCounts>();
  for (const { number, day, arm, count } of increments) {
    const key = `${number} ${day} ${arm}`;
    const row = days.get(key) ?? { number, day, arm, seen: 0, goal: 0, guard: 0, mixed: 0, mismatched: 0 };
    days.set(key, { ...row, [count]: row[count] + 1 });
  }
  const shard = pickShard();
  const rows = [...days.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([, { number, day, arm, seen, goal, guard, mixed, mismatched }]) =>
        Prisma.sql`(${number}, ${day}, ${arm}, ${shard}, ${seen}, ${goal}, ${guard}, ${mixed}, ${mismatched})`,
    );
  await database.$executeRaw`
    INSERT INTO "ExperimentCount"
      ("number", "day", "arm", "shard", "seen", "goal", "guard", "mixed", "mismatched")
    VALUES ${Prisma.join(rows)}
    ON CONFLICT ("number", "day", "arm", "shard") DO UPDATE SET
      "seen" = "ExperimentCount"."seen" + excluded."seen",
      "goal" = "ExperimentCount"."goal" + excluded."goal",
      "guard" = "ExperimentCount"."guard" + excluded."guard",
      "mixed" = "ExperimentCount"."mixed" + excluded."mixed",
      "mismatched" = "ExperimentCount"."mismatched" + excluded."mismatched"`;
}

const recordedRuns = new WeakMap<object, Promise<number>>();

/** Once per process, because experiments change only with a release. */
export async function recordRuns(database: Database, now: Date): Promise<void> {
  const rows = listRunning().map(
    (experiment) => Prisma.sql`(${experiment.number}, ${formatDeclaration(experiment)}, ${now})`,
  );
  if (recordedRuns.has(database) || rows.length === 0) return void (await recordedRuns.get(database));
  const written = database.$executeRaw`
    INSERT INTO "ExperimentRun" ("number", "declaration", "firstSeenAt") VALUES ${Prisma.join(rows)}
    ON CONFLICT ("number") DO UPDATE SET "changedAt" = excluded."firstSeenAt"
    WHERE "ExperimentRun"."declaration" <> excluded."declaration" AND "ExperimentRun"."changedAt" IS NULL`;
  recordedRuns.set(database, written);
  await written.catch((error: unknown) => {
    recordedRuns.delete(database);
    throw error;
  });
}
