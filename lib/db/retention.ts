import 'server-only';
import { setImmediate as letOthersIn } from 'node:timers/promises';
import { openDatabase } from './client';
import { PURGE_BATCH, purgeVisitors } from './visitor-retention';

/** How many rows of each kind are gone; with a visitor also its profiles, settings and feedback. */
export type Purged = { events: number; messages: number; campaignDays: number; visitors: number };

/**
 * Deletes behavior events and chat messages that were stored before `cutoff`, the campaign counts of the days before,
 * and the visitors who were last seen before. Demo requests stay. Several instances may do it at once, and again: what
 * is gone is gone.
 */
export async function purgeBefore(cutoff: Date): Promise<Purged> {
  const database = await openDatabase();
  const old = { where: { createdAt: { lt: cutoff } }, take: PURGE_BATCH } as const;
  const events = await deleteInBatches(
    () => database.behaviorEvent.findMany({ ...old, select: { id: true } }),
    (ids) => database.behaviorEvent.deleteMany({ where: { id: { in: ids } } }),
  );
  const messages = await deleteInBatches(
    () => database.chatMessage.findMany({ ...old, select: { id: true } }),
    (ids) => database.chatMessage.deleteMany({ where: { id: { in: ids } } }),
  );
  const day = cutoff.toISOString().slice(0, 10);
  const campaignDays = await database.campaignVisit.deleteMany({ where: { day: { lt: day } } });
  const visitors = await purgeVisitors(cutoff);
  return { events, messages, campaignDays: campaignDays.count, visitors };
}

async function deleteInBatches(
  find: () => Promise<{ id: number }[]>,
  remove: (ids: number[]) => Promise<{ count: number }>,
): Promise<number> {
  let total = 0;
  for (;;) {
    const rows = await find();
    if (rows.length === 0) return total;
    total += (await remove(rows.map(({ id }) => id))).count;
    if (rows.length < PURGE_BATCH) return total;
    // SQLite answers without a turn of the event loop: calls would wait for the last batch.
    await letOthersIn();
  }
}
