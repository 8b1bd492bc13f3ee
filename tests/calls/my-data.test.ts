import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as chat from '@/app/api/chat/route';
import * as demoRequests from '@/app/api/demo-requests/route';
import * as events from '@/app/api/events/route';
import * as feedback from '@/app/api/feedback/route';
import * as myData from '@/app/api/my-data/route';
import * as download from '@/app/api/my-data/download/route';
import * as settings from '@/app/api/personalization-settings/[id]/route';
import * as segment from '@/app/api/user/[id]/segment/route';
import { downloadMyData, type MyData, type MyDataKind, NO_DATA, NO_ROWS } from '@/lib/calls/my-data';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { openDatabase } from '@/lib/db/client';
import { deleteMyData, deleteTrackingData, exportMyData, PAGE_ROWS } from '@/lib/db/my-data';
import { deleteSurplusEvents, PURGE_BATCH } from '@/lib/db/retention';
import { createDemoRequest, createEvent, letOthersRun, SHOWN } from '../support/calls/call-fixtures';
import { dumpTables, ROW_KINDS, storeRow } from '../support/database/visitor-rows';
import { createVisitor } from '../support/calls/handler-visitor';

type Visitor = ReturnType<typeof createVisitor>;

const EVERYTHING = {
  ...{ profiles: 2, settings: 1, messages: 2, feedback: 1 },
  ...{ events: 1, deliveries: 0, demoRequests: 1, exposures: 0 },
};

async function read(visitor: Visitor): Promise<MyData> {
  const { status, body } = await visitor.call(download.GET, 'GET');
  expect(status).toBe(200);
  return downloadMyData.response.schema.parse(body);
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

test('a visitor’s rows are counted and downloaded, under every user id', async () => {
  const visitor = await createKnownVisitor();
  const dates = { createdAt: expect.any(String), lastSeenAt: expect.any(String) };
  const counted = await visitor.call(myData.GET, 'GET');
  expect(counted.body).toEqual({ visitor: dates, counts: EVERYTHING });
  const data = await read(visitor);
  expect(data).toMatchObject({
    visitor: dates,
    rows: {
      profiles: [
        { userId: 7, segment: 'developer', isNewUser: true },
        { userId: 8, segment: 'developer', isNewUser: true },
      ],
      settings: [{ userId: 7, behavioralAnalytics: false }],
      messages: [
        { userId: 8, message: 'mine', isUserMessage: true },
        { userId: 8, isUserMessage: false },
      ],
      feedback: [{ userId: 7, rating: 4, relevanceRating: null, feedback: 'Clear.' }],
      events: [{ userId: 7, eventType: 'pageview', occurredAt: '2026-11-20T12:00:00.000Z' }],
      demoRequests: [{ userId: 7, name: 'Ann Example', email: 'ann@company.example', message: null }],
    },
  });
  expect(JSON.stringify(data)).not.toContain('visitorId');
});

test('the download is a file', async () => {
  const { headers } = await createVisitor().call(download.GET, 'GET');
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${myDataCopy.fileName}.json"`);
});

test('an unknown visitor has nothing, and nothing is written', async () => {
  await createKnownVisitor();
  const before = await dumpTables();
  const stranger = createVisitor();
  expect(await read(stranger)).toEqual(NO_DATA);
  expect((await stranger.call(myData.GET, 'GET')).body).toEqual({ visitor: null, counts: NO_ROWS });
  const answer = await stranger.call(myData.DELETE, 'DELETE');
  expect(answer).toMatchObject({ status: 200, body: { deleted: NO_ROWS, passedOn: 0 } });
  expect(await dumpTables()).toEqual(before);
});

test('deleting removes and counts every row of this visitor and none of another', async () => {
  const other = await createKnownVisitor();
  const others = await read(other);
  const before = await dumpTables();
  const visitor = await createKnownVisitor();
  const known = visitor.cookie;
  const answer = await visitor.call(myData.DELETE, 'DELETE');
  expect(answer).toMatchObject({ status: 200, body: { deleted: EVERYTHING, passedOn: 0 } });
  expect(await dumpTables()).toEqual(before);
  expect(await read(createVisitor(known))).toEqual(NO_DATA);
  expect(await read(other)).toEqual(others);
});

test.each(['known', 'unknown'])('deleting clears the cookies of a(n) %s visitor', async (kind) => {
  const visitor = kind === 'known' ? await createKnownVisitor() : createVisitor();
  const { headers } = await visitor.call(myData.DELETE, 'DELETE');
  expect(headers.getSetCookie()).toEqual([
    'visitor=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    'persona=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
});

test('a download that fails midway breaks off, so that it does not look complete', async () => {
  const { feedback: table } = await openDatabase();
  const failing = jest.spyOn(table, 'findMany').mockRejectedValueOnce(new Error('gone'));
  await expect(createVisitor().call(download.GET, 'GET')).rejects.toThrow('broke off');
  failing.mockRestore();
});

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

  test.each([PAGE_ROWS, PAGE_ROWS + 1])(
    'a download has each of %i events once, and lets other calls run',
    async (all) => {
      await storeVisitor(1);
      const visitorId = await storeVisitor(all);
      let text = '';
      await letOthersRun(async () => {
        for await (const piece of await exportMyData(visitorId)) text += piece;
      });
      const { rows } = downloadMyData.response.schema.parse(JSON.parse(text));
      expect(new Set(rows.events.map(({ eventId }) => eventId)).size).toBe(all);
      expect(rows.events).toHaveLength(all);
    },
  );

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
    ['deleting', async (visitorId: string) => (await deleteMyData(visitorId)).deleted],
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
  const KINDS: Readonly<Record<string, MyDataKind>> = {
    UserProfile: 'profiles',
    PersonalizationSettings: 'settings',
    ChatMessage: 'messages',
    Feedback: 'feedback',
    BehaviorEvent: 'events',
    LeadDelivery: 'deliveries',
    DemoRequest: 'demoRequests',
    ExperimentExposure: 'exposures',
  };
  const schema = readFileSync('prisma/sqlite/schema.prisma', 'utf8');
  const models = [...schema.matchAll(/^model (\w+) \{\n([^}]*)\}/gm)].map(([, name = '', body = '']) => ({
    name,
    columns: [...body.matchAll(/^ {2}(\w+) +(?:String|Int|BigInt|Float|Boolean|DateTime)\b/gm)].map(
      ([, column = '']) => column,
    ),
  }));
  const personal = models.filter(({ columns }) => columns.includes('visitorId'));

  test('is downloaded with all columns, and deleted', async () => {
    const database = await openDatabase();
    const visitor = createVisitor();
    await visitor.call(feedback.POST, 'POST', { body: { userId: 1, rating: 4 } });
    const { visitorId } = await database.feedback.findFirstOrThrow({ orderBy: { id: 'desc' } });
    await database.feedback.deleteMany({ where: { visitorId } });
    for (const kind of ROW_KINDS) await storeRow(kind, { visitorId, userId: 7 });
    const countOf = async (table: string, column = 'visitorId') => {
      const rows = await database.$queryRawUnsafe<{ rows: bigint | number }[]>(
        `SELECT COUNT(*) AS "rows" FROM "${table}" WHERE "${column}" = '${visitorId}'`,
      );
      return Number(rows[0]?.rows);
    };
    const { rows } = await read(visitor);
    for (const { name, columns } of personal) {
      expect([name, await countOf(name)]).toEqual([name, 1]);
      const [row = {}, ...more] = rows[KINDS[name] ?? 'events'];
      expect(Object.keys(row).sort()).toEqual(columns.filter((column) => column !== 'visitorId').sort());
      expect(more).toEqual([]);
    }
    await visitor.call(myData.DELETE, 'DELETE');
    for (const { name } of personal) expect([name, await countOf(name)]).toEqual([name, 0]);
    expect(await countOf('Visitor', 'id')).toBe(0);
  });
});
