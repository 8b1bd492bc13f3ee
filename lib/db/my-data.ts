import 'server-only';
import type { MyDataDeletion } from '@/lib/calls/delete-my-data';
import type { MyData } from '@/lib/calls/get-my-data';
import type { Withdrawal } from '@/lib/calls/withdraw-consent';
import { openDatabase } from './client';
import { deleteSurplusEvents } from './retention';
import { touchVisitor } from './visitor';

export const MY_DATA_PAGE = 500;

/** Newest first, at most MY_DATA_PAGE per list. `before` is the previous response's cursor. */
export async function loadMyData(visitorId: string, before?: readonly number[]): Promise<MyData> {
  const database = await openDatabase();
  const visitor = await database.visitor.findUnique({
    where: { id: visitorId },
    omit: { id: true },
  });
  const [profiles, settings, messages, feedback, events, demoRequests, exposures] = await Promise.all([
    database.userProfile.findMany(byUserId(visitorId, before?.[0])),
    database.personalizationSettings.findMany(byUserId(visitorId, before?.[1])),
    database.chatMessage.findMany(byId(visitorId, before?.[2])),
    database.feedback.findMany(byId(visitorId, before?.[3])),
    database.behaviorEvent.findMany(byId(visitorId, before?.[4])),
    database.demoRequest.findMany(byId(visitorId, before?.[5])),
    before ? [] : database.experimentExposure.findMany({ where: { visitorId }, omit: { visitorId: true } }),
  ]);
  // JSON has no 64-bit numbers. Ids stay below 2^53.
  const numbered = events.map((event) => ({ ...event, id: Number(event.id) }));
  return {
    visitor: visitor && formatDates(visitor),
    profiles: profiles.map(formatDates),
    settings: settings.map(formatDates),
    messages: messages.map(formatDates),
    feedback: feedback.map(formatDates),
    events: numbered.map(formatDates),
    demoRequests: demoRequests.map(formatDates),
    exposures: exposures.map((row) => formatDates(row)),
    next: formatCursor([
      profiles.map(({ userId }) => userId),
      settings.map(({ userId }) => userId),
      ...[messages, feedback, numbered, demoRequests].map((list) => list.map(({ id }) => id)),
    ]),
  };
}

type WithDates<Row> = { [Field in keyof Row]: Row[Field] extends Date ? string : Row[Field] };

function formatDates<Row extends object>(row: Row): WithDates<Row> {
  const fields = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(fields) as WithDates<Row>;
}

/** Deletes everything stored for a visitor, most events in batches. Returns the number of rows. */
export async function deleteMyData(visitorId: string): Promise<MyDataDeletion['deleted']> {
  const database = await openDatabase();
  const where = { visitorId };
  const surplus = await deleteSurplusEvents(database, visitorId);
  const [, profiles, settings, messages, feedback, events, demoRequests, exposures] =
    await database.$transaction([
      // Serializes with the visitor's other writes.
      touchVisitor(database, visitorId),
      database.userProfile.deleteMany({ where }),
      database.personalizationSettings.deleteMany({ where }),
      database.chatMessage.deleteMany({ where }),
      database.feedback.deleteMany({ where }),
      database.behaviorEvent.deleteMany({ where }),
      database.demoRequest.deleteMany({ where }),
      database.experimentExposure.deleteMany({ where }),
      database.visitor.deleteMany({ where: { id: visitorId } }),
    ]);
  return {
    profiles: profiles.count,
    settings: settings.count,
    messages: messages.count,
    feedback: feedback.count,
    events: surplus + events.count,
    demoRequests: demoRequests.count,
    exposures: exposures.count,
  };
}

function byId(visitorId: string, before?: number) {
  return {
    where: { visitorId, ...(before !== undefined && { id: { lt: before } }) },
    orderBy: { id: 'desc' },
    take: MY_DATA_PAGE,
    omit: { visitorId: true },
  } as const;
}

function byUserId(visitorId: string, before?: number) {
  return {
    where: { visitorId, ...(before !== undefined && { userId: { lt: before } }) },
    orderBy: { userId: 'desc' },
    take: MY_DATA_PAGE,
    omit: { visitorId: true },
  } as const;
}

/** An exhausted list continues below 0, which matches no row. */
function formatCursor(lists: readonly (readonly number[])[]): string | null {
  if (lists.every((numbers) => numbers.length < MY_DATA_PAGE)) return null;
  return lists.map((numbers) => (numbers.length < MY_DATA_PAGE ? 0 : (numbers.at(-1) ?? 0))).join('.');
}

/** Deletes tracking data of a visitor. Keeps what the visitor submitted, such as a demo request. */
export async function deleteTrackingData(visitorId: string): Promise<Withdrawal['deleted']> {
  const database = await openDatabase();
  const where = { visitorId };
  if ((await database.visitor.count({ where: { id: visitorId } })) === 0) {
    return { profiles: 0, settings: 0, events: 0, exposures: 0 };
  }
  const surplus = await deleteSurplusEvents(database, visitorId);
  const [, profiles, settings, events, exposures] = await database.$transaction([
    touchVisitor(database, visitorId),
    database.userProfile.deleteMany({ where }),
    database.personalizationSettings.deleteMany({ where }),
    database.behaviorEvent.deleteMany({ where }),
    database.experimentExposure.deleteMany({ where }),
    database.visitor.deleteMany({
      where: { id: visitorId, messages: { none: {} }, feedback: { none: {} }, demoRequests: { none: {} } },
    }),
  ]);
  return {
    profiles: profiles.count,
    settings: settings.count,
    events: surplus + events.count,
    exposures: exposures.count,
  };
}
