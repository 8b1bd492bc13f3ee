import 'server-only';
import { UNKNOWN_CAMPAIGNS_PER_DAY } from '@/lib/config/campaign';
import { OTHER_CAMPAIGNS, type CampaignName } from '@/lib/personalization/campaign';
import type { Shown } from '@/lib/live/count-visit';
import { openDatabase, type Database } from './client';
import { recordObservations, recordRuns, type Impression } from './experiments';
import { Prisma } from './generated/sqlite/client';
import { saveVisit } from './live';
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

/**
 * Stores and counts the visitor's new events in one transaction. Returns their number. Credits them to earlier
 * exposures, then adds `impressions`.
 */
export async function saveEvents(
  owner: Owner,
  events: readonly StoredEvent[],
  shown: Shown,
  impressions: readonly Impression[] = [],
): Promise<number> {
  const database = await openDatabase();
  const now = new Date();
  if (impressions.length > 0) await recordRuns(database, now);
  return database.$transaction(async (transaction) => {
    await touchVisitor(transaction, owner.visitorId);
    const fresh = await insertNew(transaction, owner, events);
    if (fresh.length > 0) await saveVisit(transaction, owner.visitorId, fresh, shown);
    await recordObservations(transaction, owner.visitorId, { actions: fresh, impressions }, now);
    return fresh.length;
  });
}

/** Raw SQL because Prisma plans every `createMany` again (1 ms per event) and cannot skip duplicates on SQLite. */
async function insertNew(
  database: Pick<Database, '$queryRaw'>,
  { visitorId, userId }: Owner,
  events: readonly StoredEvent[],
): Promise<StoredEvent[]> {
  const createdAt = new Date();
  const rows = events.map(
    ({ eventId, eventType, elementType, depth, href, name, page, campaign, occurredAt }) => Prisma.sql`(
      ${visitorId}, ${userId}, ${eventId}, ${eventType}, ${elementType ?? null}, ${depth ?? null},
      ${href ?? null}, ${name ?? null}, ${page ?? null}, ${campaign ?? null}, ${occurredAt}, ${createdAt}
    )`,
  );
  const stored = await database.$queryRaw<{ eventId: string }[]>`
    INSERT INTO "BehaviorEvent" (
      "visitorId", "userId", "eventId", "eventType", "elementType", "depth",
      "href", "name", "page", "campaign", "occurredAt", "createdAt"
    ) VALUES ${Prisma.join(rows)}
    ON CONFLICT ("visitorId", "eventId") DO NOTHING
    RETURNING "eventId"`;
  const fresh = new Set(stored.map(({ eventId }) => eventId));
  // A batch can contain an event twice.
  return events.filter(({ eventId }) => fresh.delete(eventId));
}

/** Adds a visit to a campaign's day (UTC). Unknown names above the daily limit share one row. */
export async function saveCampaignVisit({ name, isKnown }: CampaignName, now: Date): Promise<void> {
  const database = await openDatabase();
  const day = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  await database.$transaction(async (transaction) => {
    const add = (counted: string) =>
      transaction.campaignVisit.upsert({
        where: { day_name: { day, name: counted } },
        create: { day, name: counted, isKnown, visits: 1 },
        update: { visits: { increment: 1 } },
        select: { day: true },
      });
    if (isKnown) return add(name);
    const known = await transaction.campaignVisit.findUnique({ where: { day_name: { day, name } } });
    const names = known ? 0 : await transaction.campaignVisit.count({ where: { day, isKnown } });
    return add(names < UNKNOWN_CAMPAIGNS_PER_DAY ? name : OTHER_CAMPAIGNS);
  });
}
