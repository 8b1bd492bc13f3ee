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
import { purgeExpired } from '@/lib/db/retention';
import type { Experiment } from '@/lib/content/experiment';
import { formatBucket } from '@/lib/live/buckets';
import { BROWSER, createDemoRequest, createEvent, UNCOUNTED } from '../support/call-fixtures';
import { createVisitor } from '../support/handler-visitor';
import { HOLDOUT } from '../support/experiments';
import { advanceTime } from '../support/advance-time';
import { alternateInstances } from '../support/two-instances';

const tests: Experiment[] = [];
jest.mock('@/lib/content/experiments', () => ({
  get experiments() {
    return tests;
  },
}));

const DAY_MS = 24 * 60 * 60 * 1000;
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

async function look(range: TimeRange = '7d') {
  // Skips the 1 min cache.
  advanceTime(60_000);
  const { status, body, headers } = await createVisitor().call(live.GET, 'GET', { query: `?range=${range}` });
  expect(status).toBe(200);
  expect(headers.get('set-cookie')).toBeNull();
  return body as LiveAnalytics;
}

async function readTotals(): Promise<Record<string, number>> {
  const rows = await (await openDatabase()).liveCount.findMany({ where: { bucket: { startsWith: 'day:' } } });
  const totals = new Map<string, number>();
  for (const { name, count } of rows) totals.set(name, (totals.get(name) ?? 0) + count);
  return Object.fromEntries([...totals].sort());
}

async function clear() {
  const database = await openDatabase();
  await database.liveCount.deleteMany();
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

test('a batch that is sent twice, or concurrently, counts once', async () => {
  const visitor = createVisitor();
  const batch = [view('/'), click('/'), click('/'), view('/pricing')];
  await send(visitor, batch.slice(0, 2));
  await Promise.all([1, 2, 3].map(() => send(visitor, batch)));
  await send(visitor, [...batch, ...batch]);
  expect(await readTotals()).toMatchObject({
    sessions: 1,
    'views:/': 1,
    'views:/pricing': 1,
    'clicked:cta': 1,
  });
  const clicks = Object.entries(await readTotals()).filter(([name]) => name.startsWith('clicks:'));
  expect(clicks.map(([, count]) => count)).toEqual([2]);
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
  expect(await (await openDatabase()).visitSession.count()).toBe(0);
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
])('%s removes the visit, and the counts stay', async (_, handler) => {
  const visitor = createVisitor();
  await send(visitor, [view('/'), view('/pricing')]);
  const before = await readTotals();
  expect((await visitor.call(handler, 'DELETE')).status).toBe(200);
  expect(await (await openDatabase()).visitSession.count()).toBe(0);
  expect(await readTotals()).toEqual(before);
});

test('two instances count everything, without a deadlock', async () => {
  const end = await alternateInstances();
  const visitors = Array.from({ length: 12 }, () => createVisitor());
  const pages = ['/', '/pricing', '/features', '/api', '/about'];
  const statuses: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const answers = await Promise.all(
      // Each visitor in a different order.
      visitors.map((visitor, index) =>
        send(
          visitor,
          [...pages.slice(index % pages.length), ...pages.slice(0, index % pages.length)].map(view),
        ),
      ),
    );
    statuses.push(...answers.map(({ status }) => status));
  }
  await end();
  expect(statuses).toEqual(statuses.map(() => 200));
  expect(await readTotals()).toMatchObject({
    sessions: 12,
    'step:2': 12,
    'step:4': 12,
    ...Object.fromEntries(pages.map((page) => [`views:${page}`, 48])),
  });
  expect(await look()).toMatchObject({ usersOnline: 12 });
});

test('figures are cached for a minute, people online for ten seconds', async () => {
  for (let count = 0; count < 20; count += 1) await send(createVisitor(), [view('/')]);
  const first = await look('30d');
  await send(createVisitor(), [view('/')]);
  const ask = async () =>
    (await createVisitor().call(live.GET, 'GET', { query: '?range=30d' })).body as LiveAnalytics;
  expect(await ask()).toEqual(first);
  advanceTime(10_000);
  expect(await ask()).toEqual({ ...first, usersOnline: 21 });
  advanceTime(50_000);
  expect((await ask()).figures?.userBehavior.totalSessions).toBe(21);
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

test('visits expire after a day, hours and days once no range shows them', async () => {
  const database = await openDatabase();
  const now = Date.now();
  const daysAgo = (days: number) => new Date(now - days * DAY_MS);
  await database.visitor.createMany({ data: ['old', 'young'].map((id) => ({ id })) });
  const visit = { startedAt: daysAgo(3), views: 1, seen: 0, page: '/', marks: 0 };
  await database.visitSession.createMany({
    data: [
      { ...visit, visitorId: 'old', lastAt: daysAgo(1.1) },
      { ...visit, visitorId: 'young', lastAt: daysAgo(0.9) },
    ],
  });
  const buckets = [0, 0.5, 2, 89, 91].flatMap((days) =>
    (['hour', 'day'] as const).map((unit) => formatBucket(unit, daysAgo(days))),
  );
  await database.liveCount.createMany({
    data: [...new Set(buckets)].map((bucket) => ({ bucket, name: 'sessions', shard: 0, count: 1 })),
  });
  await purgeExpired(now);
  expect(await database.visitSession.findMany({ select: { visitorId: true } })).toEqual([
    { visitorId: 'young' },
  ]);
  const kept = (await database.liveCount.findMany()).map(({ bucket }) => bucket);
  expect(kept.filter((bucket) => bucket.startsWith('hour'))).toHaveLength(2);
  expect(kept).toContain(formatBucket('day', daysAgo(89)));
  expect(kept).not.toContain(formatBucket('day', daysAgo(91)));
});
