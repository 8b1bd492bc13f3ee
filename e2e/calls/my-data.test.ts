import { randomUUID } from 'node:crypto';
import * as chat from '@/app/api/chat/route';
import * as demoRequests from '@/app/api/demo-requests/route';
import * as events from '@/app/api/events/route';
import * as feedback from '@/app/api/feedback/route';
import * as myData from '@/app/api/my-data/route';
import * as settings from '@/app/api/personalization-settings/[id]/route';
import * as segment from '@/app/api/user/[id]/segment/route';
import { MY_DATA_LISTS, myDataSchema } from '@/lib/contracts/my-data';
import { openDatabase } from '@/lib/db/client';
import { MY_DATA_PAGE } from '@/lib/db/my-data';
import { createVisitor } from '../support/handler-visitor';

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
  visits: 1,
  exposures: 0,
};

async function read(visitor: Visitor, query = '') {
  const answer = await visitor.call(myData.GET, 'GET', { query });
  expect(answer.status).toBe(200);
  return myDataSchema.parse(answer.body);
}

async function createKnownVisitor() {
  const visitor = createVisitor();
  const event = { eventId: randomUUID(), eventType: 'pageview', occurredAt: '2026-11-20T12:00:00.000Z' };
  const request = {
    requestId: randomUUID(),
    userId: 7,
    name: 'Ann Example',
    email: 'ann@company.example',
    company: 'Company',
    persona: { segment: 'developer', cluster: 'researcher', visitor: 'new' },
  };
  for (const id of ['7', '8'])
    await visitor.call(segment.PATCH, 'PATCH', { params: { id }, body: { segment: 'developer' } });
  await visitor.call(settings.PATCH, 'PATCH', { params: { id: '7' }, body: { behavioralAnalytics: false } });
  await visitor.call(chat.POST, 'POST', { body: { userId: 8, message: 'mine' } });
  await visitor.call(feedback.POST, 'POST', { body: { userId: 7, rating: 4, feedback: 'Clear.' } });
  await visitor.call(events.POST, 'POST', { body: { userId: 7, events: [event] } });
  await visitor.call(demoRequests.POST, 'POST', { body: request });
  return visitor;
}

async function countRows(): Promise<number> {
  const database = await openDatabase();
  const counts = await Promise.all([
    database.visitor.count(),
    database.userProfile.count(),
    database.personalizationSettings.count(),
    database.chatMessage.count(),
    database.feedback.count(),
    database.behaviorEvent.count(),
    database.demoRequest.count(),
    database.visitSession.count(),
  ]);
  return counts.reduce((sum, count) => sum + count);
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
    visits: [{ views: 1, page: 'other' }],
    next: null,
  });
  expect(JSON.stringify(data)).not.toContain('visitorId');
});

test('an unknown visitor sees empty lists, and nothing is written', async () => {
  await createKnownVisitor();
  const before = await countRows();
  const stranger = createVisitor();
  expect(await read(stranger)).toEqual({ visitor: null, ...NOTHING, next: null });
  expect(await read(stranger)).toEqual({ visitor: null, ...NOTHING, next: null });
  const answer = await stranger.call(myData.DELETE, 'DELETE');
  expect(answer).toMatchObject({ status: 200, body: { deleted: NONE } });
  expect(await countRows()).toBe(before);
});

test('deleting removes and counts every row of this visitor and none of another', async () => {
  const other = await createKnownVisitor();
  const kept = await read(other);
  const before = await countRows();
  const visitor = await createKnownVisitor();
  const known = visitor.cookie;
  const answer = await visitor.call(myData.DELETE, 'DELETE');
  expect(answer).toMatchObject({ status: 200, body: { deleted: EVERYTHING } });
  expect(await countRows()).toBe(before);
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
    data: more.map((eventId) => ({
      eventId,
      visitorId,
      userId: 7,
      eventType: 'pageview',
      occurredAt: new Date(0),
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
