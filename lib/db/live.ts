import 'server-only';
import type { TimeRange } from '@/lib/content/analytics/analytics-data';
import { startOfRange, type HourCounts } from '@/lib/live/compose-live';
import { createVisitCounter, HOUR_MS, startOfHour, VISIT_GAP_MS } from '@/lib/live/count-visits';
import { openDatabase, type Database } from './client';
import { runAlone, type Pausing, type Rest } from './lease';

/** A visit is followed for at least this long after the hour in which it began, then its figures stay as they are. */
const FOLLOWED_MS = 2 * HOUR_MS;
const ROWS_AT_ONCE = 500;
const GOOD_RATING = 4;

const EVENT_FIELDS = {
  ...{ id: true, visitorId: true, eventType: true, elementType: true, depth: true, page: true },
  ...{ segment: true, cluster: true, isAdapted: true, occurredAt: true, createdAt: true },
} as const;

/**
 * Counts the visits since the previous run, and those before it that may have gone on, for all instances. Each hour's
 * row is replaced, so that a run can be repeated. Null as `runAlone` does.
 */
export function rollUpVisits(now: number, pausing: Pausing = {}): Promise<{ events: number } | null> {
  return runAlone('rollup', pausing, async (rest) => {
    const database = await openDatabase();
    const from = await findStart(database, now);
    const { hours, events } = await countSince(database, from, rest);
    for (let hour = from; hour <= now; hour += HOUR_MS) {
      const row = {
        counts: JSON.stringify(Object.fromEntries(hours.get(hour) ?? [])),
        countedAt: new Date(now),
      };
      await database.liveHour.upsert({
        where: { hour: new Date(hour) },
        create: { hour: new Date(hour), ...row },
        update: row,
        select: { hour: true },
      });
    }
    return { events };
  });
}

/** The first hour whose figures can have changed. */
async function findStart(database: Database, now: number): Promise<number> {
  const shown = { gte: startOfRange('90d', new Date(now)) };
  const last = await database.liveHour.findFirst({
    where: { hour: shown },
    orderBy: { hour: 'desc' },
    select: { hour: true },
  });
  if (last) return last.hour.getTime() - FOLLOWED_MS;
  const first = await database.behaviorEvent.findFirst({
    where: { createdAt: shown },
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
  });
  return startOfHour(first?.createdAt.getTime() ?? now);
}

async function countSince(database: Database, from: number, rest: Rest) {
  const counter = createVisitCounter();
  const since = { createdAt: { gte: new Date(from) } };
  const ratings = await database.feedback.findMany({
    // Only visitors who allow events to be stored are counted.
    where: { ...since, relevanceRating: { not: null }, visitor: { events: { some: {} } } },
    select: { relevanceRating: true, createdAt: true },
  });
  for (const { relevanceRating, createdAt } of ratings)
    counter.addRating((relevanceRating ?? 0) >= GOOD_RATING, createdAt);

  const requests = await database.demoRequest.findMany({
    where: since,
    select: { visitorId: true, createdAt: true },
  });
  requests.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const addRequestsUntil = (time: number) => {
    for (let next = requests.at(-1); next && next.createdAt.getTime() <= time; next = requests.at(-1)) {
      counter.addDemoRequest(next.visitorId, next.createdAt);
      requests.pop();
    }
  };
  let events = 0;
  for await (const page of readEvents(database, from, rest)) {
    for (const event of page) {
      addRequestsUntil(event.createdAt.getTime());
      counter.addEvent(event);
    }
    const last = page.at(-1);
    if (last) counter.forgetEnded(last.createdAt.getTime());
    events += page.length;
  }
  addRequestsUntil(Infinity);
  return { hours: counter.hours, events };
}

/** In pages, from a gap before the first hour on, so that a visit that went on into it does not begin there again. */
async function* readEvents(database: Database, from: number, rest: Rest) {
  const first = await database.behaviorEvent.findFirst({
    where: { createdAt: { gte: new Date(from - VISIT_GAP_MS) } },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });
  let id = first?.id;
  while (id !== undefined) {
    const page = await database.behaviorEvent.findMany({
      where: { id: { gte: id } },
      orderBy: { id: 'asc' },
      take: ROWS_AT_ONCE,
      select: EVENT_FIELDS,
    });
    yield page;
    const last = page.at(-1);
    id = last && page.length === ROWS_AT_ONCE ? last.id + BigInt(1) : undefined;
    if (id !== undefined) await rest();
  }
}

export type LiveHours = { countedAt: Date; hours: HourCounts[] };

/** The hours of a range that ends with the latest count. Null before the first. */
export async function loadLiveHours(range: TimeRange): Promise<LiveHours | null> {
  const { liveHour } = await openDatabase();
  const last = await liveHour.findFirst({ orderBy: { hour: 'desc' }, select: { countedAt: true } });
  if (!last) return null;
  const rows = await liveHour.findMany({ where: { hour: { gte: startOfRange(range, last.countedAt) } } });
  const hours = rows.map(({ hour, counts }) => ({
    hour,
    counts: new Map(Object.entries(JSON.parse(counts) as Record<string, number>)),
  }));
  return { countedAt: last.countedAt, hours };
}

const ONLINE_MS = 5 * 60 * 1000;

export async function countOnline(now: Date): Promise<number> {
  const database = await openDatabase();
  const since = new Date(now.getTime() - ONLINE_MS);
  const [row] = await database.$queryRaw<{ online: number | bigint }[]>`
    SELECT COUNT(DISTINCT "visitorId") AS "online" FROM "BehaviorEvent" WHERE "createdAt" > ${since}`;
  return Number(row?.online ?? 0);
}
