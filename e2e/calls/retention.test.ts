import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setImmediate as letOthersIn } from 'node:timers/promises';
import { readEnv } from '@/lib/config/env';
import { openDatabase } from '@/lib/db/client';
import { purgeExpired, startPurging } from '@/lib/db/retention';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 21, 12);
const visitorId = randomUUID();

// The command runs in a child process.
jest.setTimeout(30_000);

const daysAgo = (days: number) => new Date(NOW - days * DAY_MS);

async function fill(moments: readonly Date[]): Promise<void> {
  const database = await openDatabase();
  await database.visitor.upsert({ where: { id: visitorId }, create: { id: visitorId }, update: {} });
  const row = { visitorId, userId: 7 };
  await database.behaviorEvent.createMany({
    data: moments.map((createdAt) => ({
      ...row,
      createdAt,
      occurredAt: daysAgo(0),
      eventId: randomUUID(),
      eventType: 'pageview',
    })),
  });
  await database.chatMessage.createMany({
    data: moments.map((createdAt) => ({ ...row, createdAt, message: 'Hello', isUserMessage: true })),
  });
  await database.feedback.createMany({
    data: moments.map((createdAt) => ({ ...row, createdAt, rating: 5 })),
  });
  for (const moment of moments) {
    const key = { day: moment.toISOString().slice(0, 10), name: 'spring' };
    await database.campaignVisit.upsert({
      where: { day_name: key },
      create: { ...key, isKnown: true, visits: 1 },
      update: {},
    });
  }
}

async function count() {
  const database = await openDatabase();
  return {
    events: await database.behaviorEvent.count(),
    messages: await database.chatMessage.count(),
    feedback: await database.feedback.count(),
    campaignDays: await database.campaignVisit.count(),
  };
}

beforeEach(async () => {
  const database = await openDatabase();
  await database.visitor.deleteMany();
  await database.campaignVisit.deleteMany();
  Object.assign(readEnv(), { retentionDays: 395 });
});
afterEach(() => jest.restoreAllMocks());

test('older rows are deleted, rows at the limit stay, and a second purge finds nothing', async () => {
  await fill([daysAgo(0), daysAgo(395), new Date(daysAgo(395).getTime() - 1), daysAgo(396), daysAgo(900)]);
  expect(await purgeExpired(NOW)).toEqual({ events: 3, messages: 3, campaignDays: 2, visitors: 0 });
  expect(await count()).toEqual({ events: 2, messages: 2, feedback: 5, campaignDays: 2 });
  expect(await purgeExpired(NOW)).toEqual({ events: 0, messages: 0, campaignDays: 0, visitors: 0 });
});

test('the retention time is configurable', async () => {
  await fill([daysAgo(6), daysAgo(8)]);
  Object.assign(readEnv(), { retentionDays: 7 });
  expect(await purgeExpired(NOW)).toEqual({ events: 1, messages: 1, campaignDays: 1, visitors: 0 });
});

test('one purge deletes several batches, and two instances can run at once', async () => {
  const old = Array.from({ length: 1201 }, () => daysAgo(500));
  await fill(old);
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  const both = await Promise.all([purgeExpired(NOW), purgeExpired(NOW)]);
  clearInterval(timer);
  // The event loop ran between batches.
  expect(turns).toBeGreaterThan(1);
  expect(both.reduce((sum, { events }) => sum + events, 0)).toBe(1201);
  expect(await count()).toMatchObject({ events: 0, messages: 0, feedback: 1201 });
});

test('the server purges when it starts and a day later', async () => {
  const timers = jest.spyOn(globalThis, 'setInterval');
  await fill([new Date(Date.now() - 400 * DAY_MS)]);
  const stop = startPurging();
  await expectPurged();
  const [purge, wait] = timers.mock.calls[0] ?? [];
  expect(wait).toBe(DAY_MS);
  await fill([new Date(Date.now() - 400 * DAY_MS)]);
  purge?.();
  await expectPurged();
  stop();
});

async function expectPurged(): Promise<void> {
  const until = Date.now() + 5000;
  while ((await count()).messages > 0) {
    if (Date.now() > until) throw new Error('Nothing was purged.');
    await letOthersIn();
  }
}

test('npm run data -- purge reports what it deleted', async () => {
  await fill([new Date(), new Date(Date.now() - 30 * DAY_MS)]);
  const output = await new Promise<string>((resolve, reject) => {
    const env = { ...process.env, RETENTION_DAYS: '20' };
    execFile(process.execPath, ['scripts/data-purge.mjs'], { env }, (error, stdout, stderr) =>
      error ? reject(new Error(stderr)) : resolve(stdout),
    );
  });
  expect(output).toBe(
    'Deleted what is older than 20 days: 1 behavior event, 1 chat message, 1 campaign count, 0 visitors.\n',
  );
  expect(await count()).toMatchObject({ events: 1, messages: 1, feedback: 2 });
});
