import 'server-only';
import { EVENTS_RETRY_LIMIT_MS } from '@/lib/config/timings';
import type { TimeRange } from '@/lib/content/analytics/analytics-data';
import { HOUR_MS, startOfRange, type HourCounts } from '@/lib/live/compose-live';
import { countVisit, isOver, timeOf, VISIT_GAP_MS, type Visit } from '@/lib/live/count-visit';
import { openDatabase, type Database } from './client';
import { runAlone, type Pausing, type Rest } from './lease';

/** A visit is followed for at least this long after the hour in which it began. */
const FOLLOWED_MS = 2 * HOUR_MS;
const ROWS_AT_ONCE = 500;
const GOOD_RATING = 4;

/**
 * Counts the visits since the previous run, and those before it that may have gone on, for all instances. Replaces the
 * hours' rows, so a run can be repeated. Returns the number of events; null as `runAlone` does.
 */
export function rollUpVisits(now: number, pausing: Pausing = {}): Promise<{ events: number } | null> {
  return runAlone('rollup', pausing, async (rest) => {
    const database = await openDatabase();
    const { liveHour } = database;
    const last = await liveHour.findFirst({
      where: { hour: { gte: startOfRange('90d', new Date(now)) } },
      orderBy: { hour: 'desc' },
      select: { hour: true },
    });
    const from = startOfHour(last?.hour.getTime() ?? now) - FOLLOWED_MS;
    const { hours, events } = await countSince(database, from, rest);
    // Tells how far the figures go, whether or not anybody came.
    hours.set(startOfHour(now), hours.get(startOfHour(now)) ?? new Map());
    for (const [start, counts] of [...hours].sort(([one], [other]) => one - other)) {
      if (start < from) continue;
      const hour = new Date(start);
      const row = { counts: JSON.stringify(Object.fromEntries(counts)), countedAt: new Date(now) };
      await liveHour.upsert({
        where: { hour },
        create: { hour, ...row },
        update: row,
        select: { hour: true },
      });
    }
    return { events };
  });
}

function startOfHour(time: number): number {
  return Math.floor(time / HOUR_MS) * HOUR_MS;
}

/** Counts by the hour (UTC) in which each visit began; ratings by their own. */
async function countSince(database: Database, from: number, rest: Rest) {
  const hours = new Map<number, Map<string, number>>();
  const add = (time: number, name: string, by = 1) => {
    const counts = hours.get(startOfHour(time)) ?? new Map<string, number>();
    hours.set(startOfHour(time), counts.set(name, (counts.get(name) ?? 0) + by));
  };

  const since = { createdAt: { gte: new Date(from) } };
  const ratings = await database.feedback.findMany({
    // Only visitors who allow events to be stored are counted.
    where: { ...since, relevanceRating: { not: null }, visitor: { events: { some: {} } } },
    select: { relevanceRating: true, createdAt: true },
  });
  for (const { relevanceRating, createdAt } of ratings) {
    add(createdAt.getTime(), 'ratings');
    if ((relevanceRating ?? 0) >= GOOD_RATING) add(createdAt.getTime(), 'ratings:good');
  }

  const requests = await database.demoRequest.findMany({
    where: since,
    select: { visitorId: true, createdAt: true },
  });
  const requestedAt = new Map(requests.map(({ visitorId, createdAt }) => [visitorId, createdAt.getTime()]));
  const count = (visit: Visit) => {
    const start = timeOf(visit[0]);
    const request = requestedAt.get(visit[0].visitorId);
    const hasRequestedDemo = request !== undefined && request >= start && !isOver(visit, request);
    for (const [name, by] of countVisit(visit, hasRequestedDemo)) add(start, name, by);
  };

  const visits = new Map<string, Visit>();
  let events = 0;
  for await (const page of readEvents(database, from - VISIT_GAP_MS, rest)) {
    for (const event of page) {
      const visit = visits.get(event.visitorId);
      if (visit && !isOver(visit, timeOf(event))) visit.push(event);
      else {
        if (visit) count(visit);
        visits.set(event.visitorId, [event]);
      }
    }
    events += page.length;
    const passed = (page.at(-1)?.createdAt.getTime() ?? 0) - EVENTS_RETRY_LIMIT_MS;
    for (const [visitorId, visit] of visits) {
      if (!isOver(visit, passed)) continue;
      count(visit);
      visits.delete(visitorId);
    }
  }
  visits.forEach(count);
  return { hours, events };
}

async function* readEvents(database: Database, from: number, rest: Rest) {
  const first = await database.behaviorEvent.findFirst({
    where: { createdAt: { gte: new Date(from) } },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });
  let id = first?.id;
  while (id !== undefined) {
    const page = await database.behaviorEvent.findMany({
      where: { id: { gte: id } },
      orderBy: { id: 'asc' },
      take: ROWS_AT_ONCE,
      omit: { userId: true, eventId: true, href: true, name: true, campaign: true },
    });
    yield page;
    const last = page.at(-1);
    id = last && page.length === ROWS_AT_ONCE ? last.id + BigInt(1) : undefined;
    if (id !== undefined) await rest();
  }
}

/** The hours of a range that ends with the latest count. Null before the first. */
export async function loadLiveHours(
  range: TimeRange,
): Promise<{ countedAt: Date; hours: HourCounts[] } | null> {
  const { liveHour } = await openDatabase();
  const last = await liveHour.findFirst({ orderBy: { hour: 'desc' }, select: { countedAt: true } });
  if (!last) return null;
  const rows = await liveHour.findMany({ where: { hour: { gte: startOfRange(range, last.countedAt) } } });
  const hours = rows.map(({ hour, counts }) => ({
    hour,
    counts: JSON.parse(counts) as HourCounts['counts'],
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
