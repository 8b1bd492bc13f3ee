import 'server-only';
import { openDatabase } from './client';
import type { Owner } from './owner';
import { touchVisitor } from './visitor';

export type StoredEvent = {
  eventId: string;
  eventType: string;
  elementType?: string;
  depth?: number;
  href?: string;
  name?: string;
  page?: string;
  campaign?: string;
  occurredAt: Date;
};

/** Stores the events that this visitor has not sent before, all or none, and returns how many they were. */
export async function saveEvents(owner: Owner, events: readonly StoredEvent[]): Promise<number> {
  const database = await openDatabase();
  const byId = new Map(events.map((event) => [event.eventId, event]));
  return database.$transaction(async (transaction) => {
    await touchVisitor(transaction, owner.visitorId);
    const known = await transaction.behaviorEvent.findMany({
      where: { visitorId: owner.visitorId, eventId: { in: [...byId.keys()] } },
      select: { eventId: true },
    });
    for (const { eventId } of known) byId.delete(eventId);
    if (byId.size === 0) return 0;
    const data = [...byId.values()].map((event) => ({ ...owner, ...event }));
    const { count } = await transaction.behaviorEvent.createMany({ data });
    return count;
  });
}
