import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import * as chat from '@/app/api/chat/route';
import * as demoRequests from '@/app/api/demo-requests/route';
import * as events from '@/app/api/events/route';
import * as feedback from '@/app/api/feedback/route';
import * as myData from '@/app/api/my-data/route';
import * as settings from '@/app/api/personalization-settings/[id]/route';
import * as segment from '@/app/api/user/[id]/segment/route';
import { MY_DATA_LISTS, myDataSchema, type MyDataList } from '@/lib/calls/get-my-data';
import { openDatabase } from '@/lib/db/client';
import { deleteMyData, deleteTrackingData, loadMyData, MY_DATA_PAGE } from '@/lib/db/my-data';
import { deleteSurplusEvents, PURGE_BATCH } from '@/lib/db/retention';
import { createDemoRequest, createEvent, letOthersRun, SHOWN } from '../support/call-fixtures';
import { dumpTables } from '../support/dump-tables';
import { createVisitor } from '../support/handler-visitor';
import { ROW_KINDS, storeRow } from '../support/visitor-rows';

type Visitor = ReturnType<typeof createVisitor>;

const NOTHING = Object.fromEntries(MY_DATA_LISTS.map((list) => [list, []]));
const NONE = Object.fromEntries(MY_DATA_LISTS.map((list) => [list, 0]));
const EVERYTHING = {
  profiles: 2,
  settings: 1,
  messages: 2,
  feedback: 1,
  events: 1,
  demoRequests: 1,
  exposures: 0,
};

async function read(visitor: Visitor, query = '') {
  const answer = await visitor.call(myData.GET, 'GET', { query });
  expect(answer.status).toBe(200);
  return myDataSchema.parse(answer.body);
}

async function createKnownVisitor() {
  const visitor = createVisitor();
  for (const id of ['7', '8'])
    await visitor.call(segment.PATCH, 'PATCH', { params: { id }, body: { segment: 'developer' } });
  await visitor.call(settings.PATCH, 'PATCH', { params: { id: '7' }, body: { behavioralAnalytics: false } });
  await visitor.call(chat.POST, 'POST', { body: { userId: 8, message: 'mine' } });
  await visitor.call(feedback.POST, 'POST', { body: { userId: 7, rating: 4, feedback: 'Clear.' } });
  await visitor.call(events.POST, 'POST', { body: { userId: 7, events: [createEvent()] } });
  await visitor.call(demoRequests.POST, 'POST', { body: createDemoRequest() });
  return visitor;
}

test('a visitor sees everything that is stored, under every user id', async () => {
  const data = await read(await createKnownVisitor());
  expect(data).toMatchObject({
    visitor: { createdAt: expect.any(String), lastSeenAt: expect.any(String) },
    profiles: [
      { userId: 8, segment: 'developer', isNewUser: true },
      { userId: 7, segment: 'developer', isNewUser: true },
    ],
    settings: [{ userId: 7, behavioralAnalytics: false }],
    messages: [
      { userId: 8, isUserMessage: false },
      { userId: 8, message: 'mine', isUserMessage: true },
    ],
    feedback: [{ userId: 7, rating: 4, relevanceRating: null, feedback: 'Clear.' }],
    events: [{ userId: 7, eventType: 'pageview', occurredAt: '2026-11-20T12:00:00.000Z' }],
    demoRequests: [{ userId: 7, name: 'Ann Example', email: 'ann@company.example', message: null }],
    next: null,
  });
  expect(JSON.stringify(data)).not.toContain('visitorId');
});

test('an unknown visitor sees empty lists, and nothing is written', async () => {
  await createKnownVisitor();
  const before = await dumpTables();
  const stranger = createVisitor();
  expect(await read(stranger)).toEqual({ visitor: null, ...NOTHING, next: null });
  expect(await read(stranger)).toEqual({ visitor: null, ...NOTHING, next: null });
  const answer = await stranger.call(myData.DELETE, 'DELETE');
  expect(answer).toMatchObject({ status: 200, body: { deleted: NONE } });
  expect(await dumpTables()).toEqual(before);
});

test('deleting removes and counts every row of this visitor and none of another', async () => {
  const other = await createKnownVisitor();
  const kept = await read(other);
  const before = await dumpTables();
  const visitor = await createKnownVisitor();
  const known = visitor.cookie;
  const answer = await visitor.call(myData.DELETE, 'DELETE');
  expect(answer).toMatchObject({ status: 200, body: { deleted: EVERYTHING } });
  expect(await dumpTables()).toEqual(before);
  expect(await read(createVisitor(known))).toEqual({ visitor: null, ...NOTHING, next: null });
  expect(await read(other)).toEqual(kept);
});

test.each(['known', 'unknown'])('deleting clears the cookies of a(n) %s visitor', async (kind) => {
  const visitor = kind === 'known' ? await createKnownVisitor() : createVisitor();
  const { headers } = await visitor.call(myData.DELETE, 'DELETE');
  expect(headers.getSetCookie()).toEqual([
    'visitor=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    'persona=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
});

test('another site cannot delete a visitor’s data', async () => {
  const visitor = await createKnownVisitor();
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await visitor.call(myData.DELETE, 'DELETE', { headers })).status).toBe(403);
  expect((await read(visitor)).profiles).toHaveLength(2);
});

test('more rows than fit in one response are paged, each row once', async () => {
  const visitor = await createKnownVisitor();
  const database = await openDatabase();
  const row = await database.behaviorEvent.findFirstOrThrow({ orderBy: { id: 'desc' } });
  const { visitorId } = row;
  const more = Array.from({ length: MY_DATA_PAGE + 1 }, () => randomUUID());
  await database.behaviorEvent.createMany({
    data: more.map((eventId, index) => ({
      id: 3_000_000_000n + BigInt(index),
      eventId,
      visitorId,
      userId: 7,
      eventType: 'pageview',
      occurredAt: new Date(0),
      ...SHOWN,
    })),
  });
  const first = await read(visitor);
  expect(first.events).toHaveLength(MY_DATA_PAGE);
  const second = await read(visitor, `?before=${first.next}`);
  expect(second).toMatchObject({ profiles: [], messages: [], demoRequests: [], next: null });
  const ids = [...first.events, ...second.events].map(({ eventId }) => eventId);
  expect(new Set(ids)).toEqual(new Set([...more, row.eventId]));
  expect(ids).toHaveLength(MY_DATA_PAGE + 2);
});

test.each(['1', 'a.b.c.d.e.f', '1.1.1.1.1.2147483648', '1.1.1.1.1.1.1', ''])(
  'the cursor %j is refused',
  async (cursor) => {
    const answer = await createVisitor().call(myData.GET, 'GET', { query: `?before=${cursor}` });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'before' }] } });
  },
);

describe('large visitors', () => {
  async function storeVisitor(events: number): Promise<string> {
    const database = await openDatabase();
    const { id: visitorId } = await database.visitor.create({ data: { id: randomUUID() } });
    await database.behaviorEvent.createMany({
      data: Array.from({ length: events }, () => createEvent({ visitorId, userId: 7, ...SHOWN })),
    });
    return visitorId;
  }

  const countEvents = async (visitorId: string) =>
    (await openDatabase()).behaviorEvent.count({ where: { visitorId } });

  test.each([
    [0, 0],
    [PURGE_BATCH - 1, 0],
    [PURGE_BATCH, PURGE_BATCH],
    [2 * PURGE_BATCH + 3, 2 * PURGE_BATCH],
  ])('of %i events %i are deleted first, so no statement deletes more than a batch', async (all, surplus) => {
    const other = await storeVisitor(1);
    const visitorId = await storeVisitor(all);
    expect(await deleteSurplusEvents(await openDatabase(), visitorId)).toBe(surplus);
    expect([await countEvents(visitorId), await countEvents(other)]).toEqual([all - surplus, 1]);
  });

  test.each([
    ['deleting', deleteMyData],
    ['withdrawing', deleteTrackingData],
  ])('%s counts the events beyond one batch, too, and lets other calls run', async (_, remove) => {
    const visitorId = await storeVisitor(2 * PURGE_BATCH + 3);
    const deleted = await letOthersRun(() => remove(visitorId));
    expect(deleted).toMatchObject({ events: 2 * PURGE_BATCH + 3, profiles: 0 });
    expect(await countEvents(visitorId)).toBe(0);
    expect(await (await openDatabase()).visitor.count({ where: { id: visitorId } })).toBe(0);
  });
});

describe('every table', () => {
  const LISTS: Readonly<Record<string, MyDataList>> = {
    UserProfile: 'profiles',
    PersonalizationSettings: 'settings',
    ChatMessage: 'messages',
    Feedback: 'feedback',
    BehaviorEvent: 'events',
    DemoRequest: 'demoRequests',
    ExperimentExposure: 'exposures',
  };
  /** Tables without personal data: counts, timestamps and the site's own keys. */
  const IMPERSONAL = ['CampaignVisit', 'ExperimentCount', 'Lease', 'LiveHour', 'Secret', 'TokenUsage'];
  const schema = readFileSync('prisma/sqlite/schema.prisma', 'utf8');
  const models = [...schema.matchAll(/^model (\w+) \{\n([^}]*)\}/gm)].map(([, name = '', body = '']) => ({
    name,
    columns: [...body.matchAll(/^ {2}(\w+) +(?:String|Int|BigInt|Float|Boolean|DateTime)\b/gm)].map(
      ([, column = '']) => column,
    ),
  }));
  const personal = models.filter(({ columns }) => columns.includes('visitorId'));

  test('has a list in the response or is declared free of personal data', () => {
    expect(personal.map(({ name }) => name).sort()).toEqual(Object.keys(LISTS).sort());
    const others = models.filter((model) => !personal.includes(model)).map(({ name }) => name);
    expect(others.sort()).toEqual([...IMPERSONAL, 'Visitor'].sort());
    expect(Object.values(LISTS).sort()).toEqual([...MY_DATA_LISTS].sort());
  });

  test.each(personal.map(({ name, columns }) => [name, columns] as const))(
    'is shown with all columns: %s',
    (name, columns) => {
      const list: unknown = myDataSchema.shape[LISTS[name] ?? 'events'];
      const row = list instanceof z.ZodArray ? list.element : null;
      const shown = row instanceof z.ZodObject ? Object.keys(row.shape) : [];
      expect(shown.sort()).toEqual(columns.filter((column) => column !== 'visitorId').sort());
    },
  );

  test('is shown and deleted', async () => {
    const database = await openDatabase();
    const visitorId = randomUUID();
    await database.visitor.create({ data: { id: visitorId } });
    for (const kind of ROW_KINDS) await storeRow(kind, { visitorId, userId: 7 });
    const countOf = async (table: string, column = 'visitorId') => {
      const rows = await database.$queryRawUnsafe<{ rows: bigint | number }[]>(
        `SELECT COUNT(*) AS "rows" FROM "${table}" WHERE "${column}" = '${visitorId}'`,
      );
      return Number(rows[0]?.rows);
    };
    const shown = myDataSchema.parse(await loadMyData(visitorId));
    for (const { name } of personal)
      expect([name, await countOf(name), shown[LISTS[name] ?? 'events'].length]).toEqual([name, 1, 1]);
    await deleteMyData(visitorId);
    for (const { name } of personal) expect([name, await countOf(name)]).toEqual([name, 0]);
    expect(await countOf('Visitor', 'id')).toBe(0);
  });
});
