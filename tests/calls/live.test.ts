import * as consent from '@/app/api/consent/route';
import * as demoRequests from '@/app/api/demo-requests/route';
import * as events from '@/app/api/events/route';
import * as feedback from '@/app/api/feedback/route';
import * as live from '@/app/api/live/route';
import * as myData from '@/app/api/my-data/route';
import { readEnv } from '@/lib/config/env';
import type { TimeRange } from '@/lib/content/analytics/analytics-data';
import type { LiveAnalytics } from '@/lib/calls/get-live';
import { openDatabase } from '@/lib/db/client';
import { rollUpVisits } from '@/lib/db/live';
import { purgeExpired } from '@/lib/db/retention';
import type { Experiment } from '@/lib/content/experiment';
import {
  advanceTime,
  BROWSER,
  createDemoRequest,
  createEvent,
  letOthersRun,
  SHOWN,
  UNCOUNTED,
} from '../support/calls/call-fixtures';
import { createVisitor } from '../support/calls/handler-visitor';
import { HOLDOUT } from '../support/calls/experiments';

const tests: Experiment[] = [];
jest.mock('@/lib/content/experiments', () => ({
  get experiments() {
    return tests;
  },
}));

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
type Visitor = ReturnType<typeof createVisitor>;

const view = (page: string) => createEvent({ page });
const click = (page: string, elementType = 'cta') =>
  createEvent({ eventType: 'click', eventData: { elementType }, page });

function send(visitor: Visitor, list: readonly object[], headers: Record<string, string> = {}) {
  return visitor.call(events.POST, 'POST', {
    body: { userId: 7, events: list },
    headers: { 'user-agent': BROWSER, ...headers },
  });
}

/** A visitor with an adapted page, and the cookies of a browser that visited before. */
async function createDeveloper(): Promise<Visitor> {
  const visitor = createVisitor();
  await send(visitor, [view('/nowhere')]);
  await visitor.call(myData.GET, 'GET');
  return createVisitor(`${visitor.cookie}; persona=developer.researcher.returning.chosen.analysis.11`);
}

/** The answer once visits have been counted. */
async function look(range: TimeRange = '7d') {
  await rollUpVisits(Date.now());
  return ask(range);
}

async function ask(range: TimeRange = '7d') {
  // Skips the 1 min cache.
  advanceTime(60_000);
  const { status, body, headers } = await createVisitor().call(live.GET, 'GET', { query: `?range=${range}` });
  expect(status).toBe(200);
  expect(headers.get('set-cookie')).toBeNull();
  return body as LiveAnalytics;
}

/** The stored figures of all hours. */
async function readTotals(): Promise<Record<string, number>> {
  await rollUpVisits(Date.now());
  const totals: Record<string, number> = {};
  for (const { counts } of await (await openDatabase()).liveHour.findMany())
    for (const [name, count] of Object.entries<number>(JSON.parse(counts)))
      totals[name] = (totals[name] ?? 0) + count;
  return totals;
}

async function clear() {
  const database = await openDatabase();
  await database.liveHour.deleteMany();
  await database.visitor.deleteMany();
}

beforeEach(clear);
afterEach(() => {
  Object.assign(readEnv(), { hasLiveAnalytics: true });
});
afterAll(() => jest.restoreAllMocks());

test('without visits there are no figures, and no number of people online', async () => {
  expect(await look()).toEqual({ updatedAt: expect.any(String), usersOnline: null, figures: null });
  for (let count = 0; count < 19; count += 1) await send(createVisitor(), [view('/')]);
  expect(await look()).toMatchObject({ usersOnline: 19, figures: null });
  await send(createVisitor(), [view('/')]);
  expect(await look()).toMatchObject({ usersOnline: 20, figures: { userBehavior: { totalSessions: 20 } } });
});

test.each<[string, Record<string, string>]>([
  ...UNCOUNTED,
  ['somebody who said no', { cookie: 'consent=no' }],
])('%s is counted nowhere', async (_, headers) => {
  await send(createVisitor(), [view('/')], headers);
  await createVisitor().call(feedback.POST, 'POST', {
    body: { userId: 7, relevanceRating: 5 },
    headers: { 'user-agent': BROWSER, ...headers },
  });
  expect(await readTotals()).toEqual({});
  expect((await ask()).usersOnline).toBeNull();
});

test('segment, cluster and success come from the persona cookie', async () => {
  const visitor = await createDeveloper();
  await clear();
  await send(visitor, [view('/'), click('/', 'link'), view('/api'), click('/api'), click('/api')]);
  expect(await readTotals()).toMatchObject({
    'segment:developer': 1,
    'cluster:researcher': 1,
    adapted: 2,
    'adapted:taken': 1,
  });
});

test('a held-out visitor counts for the standard page', async () => {
  const visitor = await createDeveloper();
  await clear();
  tests.push(HOLDOUT);
  const heldOut = createVisitor(`${visitor.cookie}; experiments=${HOLDOUT.number}a`);
  await send(heldOut, [view('/'), click('/')]);
  tests.pop();
  const totals = await readTotals();
  expect(totals).toMatchObject({ 'segment:developer': 1, 'cluster:explorer': 1 });
  expect(totals).not.toHaveProperty('adapted');
});

test('a demo request is the last step of a session that took all others, and ratings are counted', async () => {
  const visitor = createVisitor();
  await send(visitor, [view('/'), view('/features'), view('/pricing')]);
  const body = createDemoRequest();
  for (let count = 0; count < 2; count += 1)
    expect((await visitor.call(demoRequests.POST, 'POST', { body })).status).toBe(201);
  for (const entry of [{ relevanceRating: 4 }, { relevanceRating: 3 }, { rating: 5 }])
    await visitor.call(feedback.POST, 'POST', {
      body: { userId: 7, ...entry },
      headers: { 'user-agent': BROWSER },
    });
  expect(await readTotals()).toMatchObject({ 'step:5': 1, ratings: 2, 'ratings:good': 1 });
});

test.each([
  ['deleting', myData.DELETE],
  ['withdrawing', consent.DELETE],
])('%s keeps the figures of hours that are no longer counted', async (_, handler) => {
  const visitor = createVisitor();
  await send(visitor, [view('/'), view('/pricing')]);
  await rollUpVisits(Date.now());
  expect((await visitor.call(handler, 'DELETE')).status).toBe(200);
  const later = Date.now() + 4 * HOUR_MS;
  await (
    await openDatabase()
  ).liveHour.create({
    data: { hour: new Date(later), counts: '{}', countedAt: new Date(later) },
  });
  expect(await readTotals()).toMatchObject({ sessions: 1, 'views:/pricing': 1 });
});

test('a visit that goes on is counted in the hour in which it began', async () => {
  const database = await openDatabase();
  const start = Math.floor(Date.now() / HOUR_MS) * HOUR_MS - 5 * HOUR_MS;
  const { id: visitorId } = await database.visitor.create({ data: { id: 'long' } });
  const visitAt = async (...minutes: number[]) => {
    const times = minutes.map((minute) => new Date(start + minute * 60_000));
    const data = times.map((at) => ({
      ...view('/'),
      ...SHOWN,
      visitorId,
      userId: 7,
      occurredAt: at,
      createdAt: at,
    }));
    await database.behaviorEvent.createMany({ data });
  };
  const countAt = async (minute: number) => {
    await rollUpVisits(start + minute * 60_000);
    const rows = await database.liveHour.findMany({ orderBy: { hour: 'asc' } });
    return rows.map(({ hour, counts }) => {
      const { sessions = 0, 'views:/': views = 0 } = JSON.parse(counts) as Record<string, number>;
      return [(hour.getTime() - start) / HOUR_MS, sessions, views];
    });
  };
  await visitAt(50);
  expect(await countAt(65)).toEqual([
    [0, 1, 1],
    [1, 0, 0],
  ]);
  await visitAt(75, 100, 125, 140, 200);
  const counted = [
    [0, 1, 5],
    [1, 0, 0],
    [3, 1, 1],
  ];
  expect(await countAt(205)).toEqual(counted);
  // This run begins within the visit, and does not take it for a new one.
  expect(await countAt(245)).toEqual([...counted, [4, 0, 0]]);
});

test('many events are counted in pages, by one instance at a time', async () => {
  const database = await openDatabase();
  const { id: visitorId } = await database.visitor.create({ data: { id: 'many' } });
  const data = Array.from({ length: 1201 }, () => ({ ...view('/'), ...SHOWN, visitorId, userId: 7 }));
  await database.behaviorEvent.createMany({ data });
  const now = Date.now();
  const both = await letOthersRun(() => Promise.all([rollUpVisits(now), rollUpVisits(now)]));
  expect(both.filter((run) => run !== null)).toEqual([{ events: 1201 }]);
  expect(await readTotals()).toMatchObject({ sessions: 1, 'views:/': 1201 });
  expect(await rollUpVisits(now, { restMs: HOUR_MS })).toBeNull();
});

test('figures are those of the last count, people online are of the last ten seconds', async () => {
  for (let count = 0; count < 20; count += 1) await send(createVisitor(), [view('/')]);
  const first = await look('30d');
  await send(createVisitor(), [view('/')]);
  expect(await ask('30d')).toEqual({ ...first, usersOnline: 21 });
  await rollUpVisits(Date.now());
  const again = async () =>
    (await createVisitor().call(live.GET, 'GET', { query: '?range=30d' })).body as LiveAnalytics;
  expect((await again()).figures?.userBehavior.totalSessions).toBe(20);
  advanceTime(60_000);
  expect((await again()).figures?.userBehavior.totalSessions).toBe(21);
});

test.each(['', '?range=', '?range=2d', '?range=7d%20'])('%j is not a valid range', async (query) => {
  const answer = await createVisitor().call(live.GET, 'GET', { query });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'range' }] } });
});

test('without public figures the path responds with 404', async () => {
  Object.assign(readEnv(), { hasLiveAnalytics: false });
  for (const [method, handler] of [
    ['GET', live.GET],
    ['POST', live.POST],
  ] as const)
    expect((await createVisitor().call(handler, method, { query: '?range=7d' })).status).toBe(404);
});

test('hours expire once no range shows them', async () => {
  const { liveHour } = await openDatabase();
  const now = Date.UTC(2026, 10, 26, 17);
  const daysAgo = (days: number) => new Date(now - days * DAY_MS);
  await liveHour.createMany({
    data: [0, 2, 89, 90].map((days) => ({ hour: daysAgo(days), counts: '{}', countedAt: daysAgo(days) })),
  });
  await purgeExpired(now);
  const hours = await liveHour.findMany({ select: { hour: true }, orderBy: { hour: 'desc' } });
  expect(hours).toEqual([0, 2, 89].map((days) => ({ hour: daysAgo(days) })));
});
