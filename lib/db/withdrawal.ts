import 'server-only';
import type { Withdrawal } from '@/lib/contracts/visitor';
import { openDatabase } from './client';
import { touchVisitor } from './visitor';
import { deleteSurplusEvents } from './retention';

/** Deletes what was noted about a visitor. What the visitor sent in, such as a demo request, stays. */
export async function deleteNotedData(visitorId: string): Promise<Withdrawal['deleted']> {
  const database = await openDatabase();
  const where = { visitorId };
  if ((await database.visitor.count({ where: { id: visitorId } })) === 0) {
    return { profiles: 0, settings: 0, events: 0 };
  }
  const surplus = await deleteSurplusEvents(database, visitorId);
  const [, profiles, settings, events] = await database.$transaction([
    touchVisitor(database, visitorId),
    database.userProfile.deleteMany({ where }),
    database.personalizationSettings.deleteMany({ where }),
    database.behaviorEvent.deleteMany({ where }),
    database.visitor.deleteMany({
      where: { id: visitorId, messages: { none: {} }, feedback: { none: {} }, demoRequests: { none: {} } },
    }),
  ]);
  return { profiles: profiles.count, settings: settings.count, events: surplus + events.count };
}
