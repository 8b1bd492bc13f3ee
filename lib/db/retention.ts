import 'server-only';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { readEnv } from '@/lib/config/env';
import { listOldestBuckets } from '@/lib/live/buckets';
import { describeError, getLogger } from '@/lib/log/logger';
import { openDatabase, type Database } from './client';

/** Small enough for the statement timeout, and for other writes to run in between. */
export const PURGE_BATCH = 500;

/** Deletes visitors last seen before `cutoff` without newer data or a demo request. Returns their number. */
async function purgeVisitors(cutoff: Date): Promise<number> {
  const database = await openDatabase();
  let deleted = 0;
  let after = '';
  for (;;) {
    // The last-seen column has no index, so rows are read by key, one batch per statement.
    const visitors = await database.visitor.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take: PURGE_BATCH,
      select: { id: true, lastSeenAt: true },
    });
    const ids = visitors.filter(({ lastSeenAt }) => lastSeenAt < cutoff).map(({ id }) => id);
    if (ids.length > 0) deleted += await purgeUnseen(database, ids, cutoff);
    if (visitors.length < PURGE_BATCH) return deleted;
    after = visitors.at(-1)?.id ?? after;
    await yieldToEventLoop();
  }
}

/** Each statement checks again whether the visitor has come back meanwhile. */
async function purgeUnseen(database: Database, ids: string[], cutoff: Date): Promise<number> {
  const old = { lt: cutoff };
  const ownRows = { visitorId: { in: ids }, visitor: { lastSeenAt: old } };
  const changed = { where: { ...ownRows, updatedAt: old }, limit: PURGE_BATCH };
  const created = { where: { ...ownRows, createdAt: old }, limit: PURGE_BATCH };
  await deleteInBatches(() => database.userProfile.deleteMany(changed));
  await deleteInBatches(() => database.personalizationSettings.deleteMany(changed));
  await deleteInBatches(() => database.feedback.deleteMany(created));
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

/** Keeps the counts that the longest range can show. If run daily, no visit is older than two days. */
async function purgeLive(now: Date): Promise<void> {
  const database = await openDatabase();
  const lastAt = { lt: new Date(now.getTime() - DAY_MS) };
  await deleteInBatches(() => database.visitSession.deleteMany({ where: { lastAt }, limit: PURGE_BATCH }));
  for (const { unit, first } of listOldestBuckets(now)) {
    const bucket = { gte: `${unit}:`, lt: first };
    await deleteInBatches(() => database.liveCount.deleteMany({ where: { bucket }, limit: PURGE_BATCH }));
  }
}

/** Stops at the first incomplete batch. Returns the number of deleted rows. */
async function deleteInBatches(remove: () => Promise<{ count: number }>): Promise<number> {
  let total = 0;
  for (;;) {
    const { count } = await remove();
    total += count;
    // SQLite runs synchronously, so this lets waiting requests run.
    await yieldToEventLoop();
    if (count < PURGE_BATCH) return total;
  }
}

type Purged = { events: number; messages: number; campaignDays: number; visitors: number };

/** Deletes data older than `cutoff` except demo requests. Safe to run on several instances at once. */
async function purgeBefore(cutoff: Date): Promise<Purged> {
  const database = await openDatabase();
  const old = { where: { createdAt: { lt: cutoff } }, limit: PURGE_BATCH };
  const exposed = { where: { exposedAt: { lt: cutoff } }, limit: PURGE_BATCH };
  const events = await deleteInBatches(() => database.behaviorEvent.deleteMany(old));
  const messages = await deleteInBatches(() => database.chatMessage.deleteMany(old));
  await deleteInBatches(() => database.experimentExposure.deleteMany(exposed));
  const day = cutoff.toISOString().slice(0, 10);
  const campaignDays = await database.campaignVisit.deleteMany({ where: { day: { lt: day } } });
  const visitors = await purgeVisitors(cutoff);
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

export async function purgeExpired(now: number): Promise<Purged> {
  await purgeLive(new Date(now));
  return purgeBefore(new Date(now - readEnv().retentionDays * DAY_MS));
}

/** Purges now and then daily; a failed run is made up for by the next. Returns a function that stops it. */
export function startPurging(): () => void {
  const purge = () =>
    purgeExpired(Date.now()).then(
      (purged) => getLogger().info({ purpose: 'retention', ...purged }),
      (error: unknown) => getLogger().error({ purpose: 'retention', error: describeError(error) }),
    );
  void purge();
  const timer = setInterval(() => void purge(), DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
