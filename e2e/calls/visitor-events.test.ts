import { randomUUID } from 'node:crypto';
import { openDatabase } from '@/lib/db/client';
import { deleteMyData, deleteTrackingData } from '@/lib/db/my-data';
import { deleteSurplusEvents, PURGE_BATCH } from '@/lib/db/retention';

async function createVisitorWith(events: number): Promise<string> {
  const database = await openDatabase();
  const { id: visitorId } = await database.visitor.create({ data: { id: randomUUID() } });
  const event = { visitorId, userId: 7, eventType: 'pageview', occurredAt: new Date() };
  await database.behaviorEvent.createMany({
    data: Array.from({ length: events }, () => ({ ...event, eventId: randomUUID() })),
  });
  return visitorId;
}

async function countEvents(visitorId: string): Promise<number> {
  return (await openDatabase()).behaviorEvent.count({ where: { visitorId } });
}

test.each([
  [0, 0],
  [PURGE_BATCH - 1, 0],
  [PURGE_BATCH, PURGE_BATCH],
  [2 * PURGE_BATCH + 3, 2 * PURGE_BATCH],
])(
  'of %i events %i are deleted first, so that no statement deletes more than a batch',
  async (all, surplus) => {
    const other = await createVisitorWith(1);
    const visitorId = await createVisitorWith(all);
    expect(await deleteSurplusEvents(await openDatabase(), visitorId)).toBe(surplus);
    expect(await countEvents(visitorId)).toBe(all - surplus);
    expect(await countEvents(other)).toBe(1);
  },
);

test.each([
  ['deleting', deleteMyData],
  ['withdrawing', deleteTrackingData],
])(
  '%s returns the number of events, also beyond one batch, and yields to the event loop',
  async (_, remove) => {
    const visitorId = await createVisitorWith(2 * PURGE_BATCH + 3);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    const deleted = await remove(visitorId);
    clearInterval(timer);
    expect(deleted).toMatchObject({ events: 2 * PURGE_BATCH + 3, profiles: 0 });
    expect(turns).toBeGreaterThan(1);
    expect(await countEvents(visitorId)).toBe(0);
    expect(await (await openDatabase()).visitor.count({ where: { id: visitorId } })).toBe(0);
  },
);
