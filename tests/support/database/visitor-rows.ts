import { openDatabase } from '@/lib/db/client';
import { SHOWN } from '@/tests/support/calls/call-fixtures';

export const requestIdOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

/** In every stored text. */
export const OWNERS_WORDS = 'words of the owner';

const OFF = { contentPersonalization: false, navigationAdaptation: false, behavioralAnalytics: false };
const LEAD = {
  ...{ name: OWNERS_WORDS, email: 'ann@company.example', company: OWNERS_WORDS },
  ...{ segment: 'developer', cluster: 'explorer', visitorType: 'new' },
};

type Owner = { visitorId: string; userId: number };
type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Stores a row of each kind, as of the given time. */
const STORE = {
  profile: ({ userProfile }: Database, owner: Owner, updatedAt: Date) =>
    userProfile.create({ data: { ...owner, segment: 'developer', isNewUser: false, updatedAt } }),
  settings: ({ personalizationSettings }: Database, owner: Owner, updatedAt: Date) =>
    personalizationSettings.create({ data: { ...owner, ...OFF, updatedAt } }),
  message: ({ chatMessage }: Database, owner: Owner, createdAt: Date) =>
    chatMessage.create({ data: { ...owner, message: OWNERS_WORDS, isUserMessage: true, createdAt } }),
  feedback: ({ feedback }: Database, owner: Owner, createdAt: Date) =>
    feedback.create({ data: { ...owner, rating: 5, feedback: OWNERS_WORDS, createdAt } }),
  event: ({ behaviorEvent }: Database, owner: Owner, at: Date) =>
    behaviorEvent.create({
      data: {
        ...owner,
        ...SHOWN,
        eventId: `own-${owner.userId}`,
        eventType: 'click',
        occurredAt: at,
        createdAt: at,
      },
    }),
  lead: ({ demoRequest }: Database, owner: Owner, createdAt: Date) =>
    demoRequest.create({ data: { ...owner, ...LEAD, requestId: requestIdOf(owner.userId), createdAt } }),
  delivery: ({ leadDelivery }: Database, { visitorId, userId }: Owner, createdAt: Date) =>
    leadDelivery.create({
      data: {
        ...{ id: `own-${userId}`, visitorId, requestId: requestIdOf(userId), channel: 'webhook' },
        ...{ event: 'created', nextAttemptAt: createdAt, createdAt },
      },
    }),
  exposure: ({ experimentExposure }: Database, { visitorId }: Owner, exposedAt: Date) =>
    experimentExposure.create({ data: { visitorId, number: '01', arm: 'a', day: '2027-01-05', exposedAt } }),
};

export type RowKind = keyof typeof STORE;
export const ROW_KINDS = Object.keys(STORE) as RowKind[];
/** Kinds of which a visitor has one row for each user id. */
export const USER_ROW_KINDS = ROW_KINDS.filter((kind) => kind !== 'exposure');

export async function storeRow(kind: RowKind, owner: Owner, at = new Date()): Promise<void> {
  await STORE[kind](await openDatabase(), owner, at);
}

const LIST = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  postgres: "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
};

/** Every row of every table, serialized so that two dumps are equal if nothing was written between them. */
export async function dumpTables(): Promise<Record<string, string[]>> {
  const database = await openDatabase();
  const tables = await database.$queryRawUnsafe<{ name: string }[]>(LIST[TEST_DATABASE]);
  const dump: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await database.$queryRawUnsafe<object[]>(`SELECT * FROM "${name}"`);
    dump[name] = rows
      .map((row) => JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? `${value}` : value)))
      .sort();
  }
  return dump;
}
