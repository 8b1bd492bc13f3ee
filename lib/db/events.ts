import 'server-only';
import { openDatabase, type Database } from './client';
import { Prisma } from './generated/sqlite/client';
import { touchVisitor, type Owner } from './visitor';

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
  return database.$transaction(async (transaction) => {
    await touchVisitor(transaction, owner.visitorId);
    return insertNew(transaction, owner, events);
  });
}

/**
 * SQL, because Prisma plans every `createMany` again, a millisecond per event, and cannot skip duplicates on SQLite.
 */
function insertNew(
  database: Pick<Database, '$executeRaw'>,
  { visitorId, userId }: Owner,
  events: readonly StoredEvent[],
) {
  const createdAt = new Date();
  const rows = events.map(
    ({ eventId, eventType, elementType, depth, href, name, page, campaign, occurredAt }) => Prisma.sql`(
      ${visitorId}, ${userId}, ${eventId}, ${eventType}, ${elementType ?? null}, ${depth ?? null},
      ${href ?? null}, ${name ?? null}, ${page ?? null}, ${campaign ?? null}, ${occurredAt}, ${createdAt}
    )`,
  );
  return database.$executeRaw`
    INSERT INTO "BehaviorEvent" (
      "visitorId", "userId", "eventId", "eventType", "elementType", "depth",
      "href", "name", "page", "campaign", "occurredAt", "createdAt"
    ) VALUES ${Prisma.join(rows)}
    ON CONFLICT ("visitorId", "eventId") DO NOTHING`;
}
