import 'server-only';
import type { TimeRange } from '@/lib/content/analytics/analytics-data';
import { formatBucket, listBuckets } from '@/lib/live/buckets';
import type { LiveCounts } from '@/lib/live/compose-live';
import {
  countDemoRequest,
  countVisit,
  type Counts,
  type SeenEvent,
  type Shown,
  type Visit,
} from '@/lib/live/count-visit';
import { openDatabase, pickShard, type Database } from './client';
import { Prisma } from './generated/sqlite/client';

type Transaction = Pick<Database, '$queryRaw' | '$executeRaw' | 'visitSession'>;

/** Counts a visitor's new events. The caller must lock the visitor's row, so that visits are serialized. */
export async function saveVisit(
  transaction: Transaction,
  visitorId: string,
  events: readonly SeenEvent[],
  shown: Shown,
): Promise<void> {
  const before = await transaction.visitSession.findUnique({
    where: { visitorId },
    omit: { visitorId: true },
  });
  await save(transaction, visitorId, countVisit(before, events, shown, new Date()));
}

/** The last step of the funnel. Visitors without a visit, such as those not tracked, are not counted. */
export async function saveDemoStep(transaction: Transaction, visitorId: string): Promise<void> {
  const before = await transaction.visitSession.findUnique({
    where: { visitorId },
    omit: { visitorId: true },
  });
  const counted = countDemoRequest(before, new Date());
  if (counted) await save(transaction, visitorId, counted);
}

const GOOD_RATING = 4;

export async function countRating(transaction: Transaction, rating: number): Promise<void> {
  const counts = new Map([['ratings', 1]]);
  if (rating >= GOOD_RATING) counts.set('ratings:good', 1);
  await addCounts(transaction, counts, new Date());
}

async function save(
  transaction: Transaction,
  visitorId: string,
  { visit, counts }: { visit: Visit; counts: Counts },
): Promise<void> {
  const { startedAt, lastAt, views, seen, page, marks } = visit;
  await transaction.$executeRaw`
    INSERT INTO "VisitSession" ("visitorId", "startedAt", "lastAt", "views", "seen", "page", "marks")
    VALUES (${visitorId}, ${startedAt}, ${lastAt}, ${views}, ${seen}, ${page}, ${marks})
    ON CONFLICT ("visitorId") DO UPDATE SET
      "startedAt" = excluded."startedAt", "lastAt" = excluded."lastAt", "views" = excluded."views",
      "seen" = excluded."seen", "page" = excluded."page", "marks" = excluded."marks"`;
  await addCounts(transaction, counts, visit.startedAt);
}

/** A single statement with rows sorted by key: other orders would deadlock on Postgres. */
async function addCounts(transaction: Transaction, counts: Counts, time: Date): Promise<void> {
  if (counts.size === 0) return;
  const shard = pickShard();
  const names = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
  const rows = (['day', 'hour'] as const).flatMap((unit) =>
    names.map(([name, count]) => Prisma.sql`(${formatBucket(unit, time)}, ${name}, ${shard}, ${count})`),
  );
  await transaction.$executeRaw`
    INSERT INTO "LiveCount" ("bucket", "name", "shard", "count") VALUES ${Prisma.join(rows)}
    ON CONFLICT ("bucket", "name", "shard") DO UPDATE SET "count" = "LiveCount"."count" + excluded."count"`;
}

type Sum = { key: string; sum: number | bigint };

const toMap = (rows: readonly Sum[]) => new Map(rows.map(({ key, sum }) => [key, Number(sum)]));

export async function loadLiveCounts(range: TimeRange, now: Date): Promise<LiveCounts> {
  const database = await openDatabase();
  const buckets = listBuckets(range, now);
  const isInRange = Prisma.sql`"bucket" BETWEEN ${buckets[0]} AND ${buckets.at(-1)}`;
  const [totals, sessions] = await Promise.all([
    database.$queryRaw<Sum[]>`
      SELECT "name" AS "key", SUM("count") AS "sum" FROM "LiveCount" WHERE ${isInRange} GROUP BY "name"`,
    database.$queryRaw<Sum[]>`
      SELECT "bucket" AS "key", SUM("count") AS "sum" FROM "LiveCount"
      WHERE ${isInRange} AND "name" = 'sessions' GROUP BY "bucket"`,
  ]);
  return { totals: toMap(totals), sessions: toMap(sessions) };
}

const ONLINE_MS = 5 * 60 * 1000;

export async function countOnline(now: Date): Promise<number> {
  const database = await openDatabase();
  return database.visitSession.count({ where: { lastAt: { gt: new Date(now.getTime() - ONLINE_MS) } } });
}
