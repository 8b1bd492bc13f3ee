import 'server-only';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { readEnv } from '@/lib/config/env';
import { startOfRange } from '@/lib/live/compose-live';
import { eraseDeleted, openDatabase, type Database } from './client';
import { runAlone, type Pausing, type Rest } from './lease';

/** Small enough for the statement timeout, and for other writes to run in between. */
export const PURGE_BATCH = 500;
/** Deletes visitors last seen before `cutoff` without newer data or a demo request. Returns their number. */
async function purgeVisitors(cutoff: Date, rest: Rest): Promise<number> {
  const database = await openDatabase();
  let deleted = 0;
  let last = { id: '', lastSeenAt: new Date(0) };
  for (;;) {
    // Keyset pagination, because visitors with a demo request stay.
    const visitors = await database.visitor.findMany({
      where: {
        lastSeenAt: { gte: last.lastSeenAt, lt: cutoff },
        NOT: { lastSeenAt: last.lastSeenAt, id: { lte: last.id } },
      },
      orderBy: [{ lastSeenAt: 'asc' }, { id: 'asc' }],
      take: PURGE_BATCH,
      select: { id: true, lastSeenAt: true },
    });
    const ids = visitors.map(({ id }) => id);
    if (ids.length > 0) deleted += await purgeUnseen(database, ids, cutoff, rest);
    if (visitors.length < PURGE_BATCH) return deleted;
    last = visitors.at(-1) ?? last;
    await rest();
  }
}

/** Each statement checks again whether the visitor has come back meanwhile. */
async function purgeUnseen(database: Database, ids: string[], cutoff: Date, rest: Rest): Promise<number> {
  const old = { lt: cutoff };
  const ownRows = { visitorId: { in: ids }, visitor: { lastSeenAt: old } };
  const changed = { where: { ...ownRows, updatedAt: old }, limit: PURGE_BATCH };
  const created = { where: { ...ownRows, createdAt: old }, limit: PURGE_BATCH };
  await deleteInBatches(rest, () => database.userProfile.deleteMany(changed));
  await deleteInBatches(rest, () => database.personalizationSettings.deleteMany(changed));
  await deleteInBatches(rest, () => database.feedback.deleteMany(created));
  const nothing = { none: {} };
  const { count } = await database.visitor.deleteMany({
    where: {
      id: { in: ids },
      lastSeenAt: old,
      profiles: nothing,
      settings: nothing,
      messages: nothing,
      feedback: nothing,
      events: nothing,
      demoRequests: nothing,
      exposures: nothing,
    },
  });
  return count;
}

/** Stops at the first incomplete batch. Returns the number of deleted rows. */
async function deleteInBatches(rest: Rest, remove: () => Promise<{ count: number }>): Promise<number> {
  let total = 0;
  for (;;) {
    const { count } = await remove();
    total += count;
    if (count < PURGE_BATCH) return total;
    await rest();
  }
}

type Purged = { events: number; messages: number; campaignDays: number; visitors: number };

/** Deletes data older than `cutoff` except demo requests. Safe to run on several instances at once. */
async function purgeBefore(cutoff: Date, rest: Rest): Promise<Purged> {
  const database = await openDatabase();
  const old = { where: { createdAt: { lt: cutoff } }, limit: PURGE_BATCH };
  const exposed = { where: { exposedAt: { lt: cutoff } }, limit: PURGE_BATCH };
  const events = await deleteInBatches(rest, () => database.behaviorEvent.deleteMany(old));
  const messages = await deleteInBatches(rest, () => database.chatMessage.deleteMany(old));
  await deleteInBatches(rest, () => database.experimentExposure.deleteMany(exposed));
  const day = cutoff.toISOString().slice(0, 10);
  const campaignDays = await database.campaignVisit.deleteMany({ where: { day: { lt: day } } });
  const visitors = await purgeVisitors(cutoff, rest);
  return { events, messages, campaignDays: campaignDays.count, visitors };
}

/** Deletes full batches. The caller's transaction deletes the rest. Returns the number deleted. */
export async function deleteSurplusEvents(database: Database, visitorId: string): Promise<number> {
  let total = 0;
  for (;;) {
    const rows = await database.behaviorEvent.findMany({
      where: { visitorId },
      take: PURGE_BATCH,
      select: { id: true },
    });
    if (rows.length < PURGE_BATCH) return total;
    const ids = rows.map(({ id }) => id);
    total += (await database.behaviorEvent.deleteMany({ where: { id: { in: ids } } })).count;
    await yieldToEventLoop();
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes what is expired, for all instances. Null as `runAlone` does. */
export function purgeExpired(now: number, pausing: Pausing = {}): Promise<Purged | null> {
  const cutoff = new Date(now - readEnv().retentionDays * DAY_MS);
  const earliestHour = startOfRange('90d', new Date(now));
  return runAlone('purge', pausing, async (rest) => {
    await (await openDatabase()).liveHour.deleteMany({ where: { hour: { lt: earliestHour } } });
    const purged = await purgeBefore(cutoff, rest);
    await eraseDeleted();
    return purged;
  });
}
