import 'server-only';
import { setImmediate as yieldToEventLoop, setTimeout as sleep } from 'node:timers/promises';
import { readEnv } from '@/lib/config/env';
import { listOldestBuckets } from '@/lib/live/buckets';
import { describeError, getLogger } from '@/lib/log/logger';
import { openDatabase, type Database } from './client';
import { takeLease } from './lease';

/** Small enough for the statement timeout, and for other writes to run in between. */
export const PURGE_BATCH = 500;
/** Between batches, so that a purge uses a small part of the event loop and of the database. */
const PAUSE_MS = 50;

/** Waits between batches. Throws to interrupt the purge; the next one continues. */
type Rest = () => Promise<void>;

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

/** Keeps the counts that the longest range can show. If run daily, no visit is older than two days. */
async function purgeLive(now: Date, rest: Rest): Promise<void> {
  const database = await openDatabase();
  const lastAt = { lt: new Date(now.getTime() - DAY_MS) };
  await deleteInBatches(rest, () =>
    database.visitSession.deleteMany({ where: { lastAt }, limit: PURGE_BATCH }),
  );
  for (const { unit, first } of listOldestBuckets(now)) {
    const bucket = { gte: `${unit}:`, lt: first };
    await deleteInBatches(rest, () =>
      database.liveCount.deleteMany({ where: { bucket }, limit: PURGE_BATCH }),
    );
  }
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

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

type PurgeOptions = {
  /** Nothing is purged if any instance has done so more recently. */
  restMs?: number;
  /** Asked between batches. */
  isStopping?: () => boolean;
};

/** Deletes what is expired, for all instances. Null if another process is purging, or has purged recently. */
export async function purgeExpired(
  now: number,
  { restMs = 0, isStopping = () => false }: PurgeOptions = {},
): Promise<Purged | null> {
  const lease = await takeLease('purge', restMs);
  if (!lease) return null;
  const rest = async () => {
    await sleep(PAUSE_MS);
    if (isStopping()) throw new Error('The purge was interrupted.');
    await lease.renew();
  };
  let isDone = false;
  try {
    await purgeLive(new Date(now), rest);
    const purged = await purgeBefore(new Date(now - readEnv().retentionDays * DAY_MS), rest);
    isDone = true;
    return purged;
  } finally {
    await lease.end(isDone).catch(() => {});
  }
}

/** Well after the start, and not at the same moment on all instances. */
const FIRST_PURGE_MS = { min: 5 * 60 * 1000, range: 10 * 60 * 1000 };
/** Less than a day, so that hourly attempts do not drift. */
const PURGE_REST_MS = DAY_MS - HOUR_MS / 2;

async function purgeDaily(isStopping: () => boolean): Promise<void> {
  try {
    const purged = await purgeExpired(Date.now(), { restMs: PURGE_REST_MS, isStopping });
    if (purged) getLogger().info({ purpose: 'retention', ...purged });
  } catch (error) {
    if (!isStopping()) getLogger().error({ purpose: 'retention', error: describeError(error) });
  }
}

/** Tries some minutes from now and then hourly, so that a failed or interrupted purge is made up for by any instance. */
export function startPurging(isStopping: () => boolean): void {
  const attempt = async () => {
    await purgeDaily(isStopping);
    setTimeout(attempt, HOUR_MS).unref();
  };
  setTimeout(attempt, FIRST_PURGE_MS.min + Math.random() * FIRST_PURGE_MS.range).unref();
}
