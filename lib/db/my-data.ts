import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { MY_DATA_KINDS, type MyDataCounts, type MyDataKind, TRACKED_KINDS } from '@/lib/calls/my-data';
import type { MessageContext } from './chat';
import { eraseDeleted, openDatabase, type Database } from './client';
import type { Prisma } from './generated/sqlite/client';
import { createMutex } from './mutex';
import { deleteSurplusEvents } from './retention';
import { touchVisitor } from './visitor';

/** Each kind's table, and the column by which an index sorts a visitor's rows. */
const TABLES = {
  profiles: { table: 'userProfile', key: 'userId' },
  settings: { table: 'personalizationSettings', key: 'userId' },
  messages: { table: 'chatMessage', key: 'id' },
  feedback: { table: 'feedback', key: 'id' },
  events: { table: 'behaviorEvent', key: 'eventId' },
  deliveries: { table: 'leadDelivery', key: 'id' },
  demoRequests: { table: 'demoRequest', key: 'id' },
  exposures: { table: 'experimentExposure', key: 'number' },
} as const satisfies Record<MyDataKind, { table: keyof Database; key: string }>;

type Own = { where: { visitorId: string } };

/** What these tables have in common. */
type OwnTable = {
  count(args: Own): Promise<number>;
  deleteMany(args: Own): Prisma.PrismaPromise<{ count: number }>;
  findMany(args: {
    where: Record<string, unknown>;
    orderBy: Record<string, 'asc'>;
    take: number;
    omit: { visitorId: true };
  }): Promise<Readonly<Record<string, unknown>>[]>;
};

const openTable = (database: Prisma.TransactionClient, kind: MyDataKind): OwnTable =>
  database[TABLES[kind].table];

async function loadVisitor({ visitor }: Database, id: string) {
  const found = await visitor.findUnique({ where: { id } });
  return found && { createdAt: found.createdAt.toISOString(), lastSeenAt: found.lastSeenAt.toISOString() };
}

const nameCounts = <Kind extends MyDataKind>(kinds: readonly Kind[], counts: readonly number[]) =>
  Object.fromEntries(kinds.map((kind, index) => [kind, counts[index] ?? 0])) as Record<Kind, number>;

export async function countMyData(visitorId: string) {
  const database = await openDatabase();
  const count = (kind: MyDataKind) => openTable(database, kind).count({ where: { visitorId } });
  const visitor = await loadVisitor(database, visitorId);
  return { visitor, counts: nameCounts(MY_DATA_KINDS, await Promise.all(MY_DATA_KINDS.map(count))) };
}

/** JSON text of everything that is stored for a visitor, in pieces, so that no number of rows fills the memory. */
export async function exportMyData(visitorId: string): Promise<AsyncGenerator<string, void>> {
  const database = await openDatabase();
  const visitor = await loadVisitor(database, visitorId);
  return writeMyData(database, visitorId, `{"visitor":${JSON.stringify(visitor)},"rows":{`);
}

async function* writeMyData(database: Database, visitorId: string, start: string) {
  yield start;
  for (const [index, kind] of MY_DATA_KINDS.entries()) {
    yield `${index === 0 ? '' : ','}"${kind}":[`;
    let separator = '';
    for await (const rows of loadPages(database, kind, visitorId)) {
      yield separator + rows.map((row) => JSON.stringify(row, formatValue)).join(',');
      separator = ',';
    }
    yield ']';
  }
  yield '}}';
}

/** JSON has no 64-bit numbers. Ids stay below 2^53. */
const formatValue = (_: string, value: unknown) => (typeof value === 'bigint' ? Number(value) : value);

export const PAGE_ROWS = 500;

async function* loadPages(database: Database, kind: MyDataKind, visitorId: string) {
  const { key } = TABLES[kind];
  let rows = await loadPage(database, kind, { visitorId });
  while (rows.length > 0) {
    yield rows;
    if (rows.length < PAGE_ROWS) return;
    rows = await loadPage(database, kind, { [key]: { gt: rows.at(-1)?.[key] }, visitorId });
  }
}

/** After a full page, so that all exports together use a small part of the event loop and of the database. */
const PAUSE_MS = 50;

const acquire = createMutex();

async function loadPage(database: Database, kind: MyDataKind, where: Record<string, unknown>) {
  const { key } = TABLES[kind];
  const release = await acquire();
  try {
    const page = { where, orderBy: { [key]: 'asc' as const }, take: PAGE_ROWS };
    const rows = await openTable(database, kind).findMany({ ...page, omit: { visitorId: true } });
    if (rows.length === PAGE_ROWS) await sleep(PAUSE_MS);
    return rows;
  } finally {
    release();
  }
}

/** Deletes everything stored for a visitor. `passedOn`: of how many demo requests sales may have got a copy before. */
export async function deleteMyData(visitorId: string): Promise<{ deleted: MyDataCounts; passedOn: number }> {
  let unsent = 0;
  let passedOn = 0;
  const deleted = await deleteKinds(visitorId, MY_DATA_KINDS, async ({ leadDelivery, demoRequest }) => {
    // First, and only if no attempt has begun: what remains may have arrived.
    unsent = (await leadDelivery.deleteMany({ where: { visitorId, sentAt: null } })).count;
    passedOn = await demoRequest.count({ where: { visitorId, deliveries: { some: {} } } });
  });
  return { deleted: { ...deleted, deliveries: deleted.deliveries + unsent }, passedOn };
}

/** What the visitor was doing when a chat message was sent. */
const NO_CONTEXT: Record<keyof MessageContext, null> = {
  page: null,
  userAction: null,
  relevantFeature: null,
};

/** Keeps what the visitor submitted, such as a demo request. */
export function deleteTrackingData(visitorId: string) {
  return deleteKinds(visitorId, TRACKED_KINDS);
}

async function deleteKinds<Kind extends MyDataKind>(
  visitorId: string,
  kinds: readonly Kind[],
  prepare: (transaction: Prisma.TransactionClient) => Promise<void> = async () => {},
) {
  const database = await openDatabase();
  if ((await database.visitor.count({ where: { id: visitorId } })) === 0) return nameCounts(kinds, []);
  const surplus = await deleteSurplusEvents(database, visitorId);
  const none = { none: {} };
  const counts = await database.$transaction(async (transaction) => {
    // Serializes with the visitor's other writes.
    await touchVisitor(transaction, visitorId);
    await prepare(transaction);
    const deleted: number[] = [];
    for (const kind of kinds) {
      const { count } = await openTable(transaction, kind).deleteMany({ where: { visitorId } });
      deleted.push(count + (kind === 'events' ? surplus : 0));
    }
    await transaction.chatMessage.updateMany({ where: { visitorId }, data: NO_CONTEXT });
    await transaction.visitor.deleteMany({
      where: { id: visitorId, messages: none, feedback: none, demoRequests: none },
    });
    return deleted;
  });
  await eraseDeleted();
  return nameCounts(kinds, counts);
}
