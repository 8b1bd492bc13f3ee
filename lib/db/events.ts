import 'server-only';
import { UNKNOWN_CAMPAIGNS_PER_DAY } from '@/lib/config/campaign';
import { OTHER_CAMPAIGNS, type CampaignName } from '@/lib/personalization/campaign';
import type { Cluster, Segment } from '@/lib/personalization/persona';
import { openDatabase, type Database } from './client';
import { recordObservations, type Exposure } from './experiments';
import { Prisma } from './generated/sqlite/client';
import { touchVisitor, type Owner } from './visitor';

/** The variant that was shown. `isAdapted`: to an ad or to behavior. */
export type Shown = { segment: Segment; cluster: Cluster; isAdapted: boolean };

export type StoredEvent = Shown & {
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

/** Stores the new events and returns their number. Credits them to earlier exposures, then adds `exposures`. */
export async function saveEvents(
  owner: Owner,
  events: readonly StoredEvent[],
  exposures: readonly Exposure[] = [],
): Promise<number> {
  const database = await openDatabase();
  const now = new Date();
  return database.$transaction(async (transaction) => {
    await touchVisitor(transaction, owner.visitorId);
    const fresh = await insertNew(transaction, owner, events);
    await recordObservations(transaction, owner.visitorId, { actions: fresh, exposures }, now);
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
    ({ eventId, eventType, elementType, depth, href, name, page, campaign, ...event }) => Prisma.sql`(
      ${visitorId}, ${userId}, ${eventId}, ${eventType}, ${elementType ?? null}, ${depth ?? null},
      ${href ?? null}, ${name ?? null}, ${page ?? null}, ${campaign ?? null},
      ${event.segment}, ${event.cluster}, ${event.isAdapted}, ${event.occurredAt}, ${createdAt}
    )`,
  );
  const stored = await database.$queryRaw<{ eventId: string }[]>`
    INSERT INTO "BehaviorEvent" (
      "visitorId", "userId", "eventId", "eventType", "elementType", "depth",
      "href", "name", "page", "campaign", "segment", "cluster", "isAdapted", "occurredAt", "createdAt"
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
    const existing = await transaction.campaignVisit.findUnique({ where: { day_name: { day, name } } });
    const names = existing ? 0 : await transaction.campaignVisit.count({ where: { day, isKnown } });
    return add(names < UNKNOWN_CAMPAIGNS_PER_DAY ? name : OTHER_CAMPAIGNS);
  });
}
