import 'server-only';
import { setImmediate as letOthersIn } from 'node:timers/promises';
import { openDatabase, type Database } from './client';

/** Small enough for the time that a statement has, and for other writers to come in between. */
export const PURGE_BATCH = 500;

/**
 * Deletes the profiles, settings and feedback of all who were last seen before `cutoff`, and the visitor itself, unless
 * something younger or a demo request is stored for it. Returns how many visitors are gone.
 */
export async function purgeVisitors(cutoff: Date): Promise<number> {
  const database = await openDatabase();
  let gone = 0;
  let after = '';
  for (;;) {
    // No index knows when they were last seen. By their key each is read once, also of those who stay, and no statement
    // reads more than a batch.
    const visitors = await database.visitor.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take: PURGE_BATCH,
      select: { id: true, lastSeenAt: true },
    });
    const ids = visitors.filter(({ lastSeenAt }) => lastSeenAt < cutoff).map(({ id }) => id);
    if (ids.length > 0) gone += await purgeUnseen(database, ids, cutoff);
    if (visitors.length < PURGE_BATCH) return gone;
    after = visitors.at(-1)?.id ?? after;
    await letOthersIn();
  }
}

/** Each statement looks again whether the visitor has come back meanwhile. */
async function purgeUnseen(database: Database, ids: string[], cutoff: Date): Promise<number> {
  const old = { lt: cutoff };
  const theirs = { visitorId: { in: ids }, visitor: { lastSeenAt: old } };
  const changed = { where: { ...theirs, updatedAt: old }, limit: PURGE_BATCH };
  const created = { where: { ...theirs, createdAt: old }, limit: PURGE_BATCH };
  await repeat(() => database.userProfile.deleteMany(changed));
  await repeat(() => database.personalizationSettings.deleteMany(changed));
  await repeat(() => database.feedback.deleteMany(created));
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
    },
  });
  return count;
}

/** One visitor can have any number of rows. */
async function repeat(remove: () => Promise<{ count: number }>): Promise<void> {
  for (;;) {
    const { count } = await remove();
    await letOthersIn();
    if (count < PURGE_BATCH) return;
  }
}
