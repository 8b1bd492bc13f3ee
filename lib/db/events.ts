import 'server-only';
import { UNKNOWN_CAMPAIGNS_PER_DAY } from '@/lib/config/campaign';
import { OTHER_CAMPAIGNS, type CampaignName } from '@/lib/personalization/campaign';
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

/** Raw SQL: Prisma plans every `createMany` again (1 ms per event) and cannot skip duplicates on SQLite. */
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

/** Adds one visit to a campaign's day (UTC). Names that no row knows beyond the day's allowance share one. */
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
