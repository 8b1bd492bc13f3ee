import 'server-only';
import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { Database } from './client';
import { PURGE_BATCH } from './visitor-retention';

/**
 * Deletes a visitor's behavior events batch by batch until less than a batch is left, which goes with the visitor's
 * other rows in one transaction. A visit of years would take longer than a statement has, each time that it is tried.
 * Returns how many are gone.
 */
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
    // SQLite answers without a turn of the event loop: calls would wait for the last batch.
    await letOthersIn();
  }
}
