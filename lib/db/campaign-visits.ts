import 'server-only';
import { UNKNOWN_CAMPAIGNS_PER_DAY } from '@/lib/config/campaign';
import { OTHER_CAMPAIGNS, type CampaignName } from '@/lib/personalization/campaign';
import { openDatabase } from './client';

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
