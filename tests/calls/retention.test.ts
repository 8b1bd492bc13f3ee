import { randomUUID } from 'node:crypto';
import { setImmediate as letOthersIn } from 'node:timers/promises';
import { readEnv } from '@/lib/config/env';
import { openDatabase } from '@/lib/db/client';
import { LEASE_MS, takeLease } from '@/lib/db/lease';
import { purgeExpired } from '@/lib/db/retention';
import { startUpkeep } from '@/lib/db/upkeep';
import { touchVisitor } from '@/lib/db/visitor';
import { createEvent, letOthersRun, SHOWN } from '../support/calls/call-fixtures';
import { runScript } from '../support/site/run-script';
import { storeRow, type RowKind } from '../support/database/visitor-rows';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 21, 12);
const visitorId = randomUUID();

const daysAgo = (days: number) => new Date(NOW - days * DAY_MS);

async function fill(moments: readonly Date[]): Promise<void> {
  const database = await openDatabase();
  await database.visitor.upsert({ where: { id: visitorId }, create: { id: visitorId }, update: {} });
  const rows = moments.map((createdAt) => ({ visitorId, userId: 7, createdAt }));
  const events = rows.map((row) => createEvent({ ...row, ...SHOWN, occurredAt: daysAgo(0) }));
  await database.behaviorEvent.createMany({ data: events });
  const messages = rows.map((row) => ({ ...row, message: 'Hello', isUserMessage: true }));
  await database.chatMessage.createMany({ data: messages });
  await database.feedback.createMany({ data: rows.map((row) => ({ ...row, rating: 5 })) });
  for (const day of new Set(moments.map((moment) => moment.toISOString().slice(0, 10)))) {
    const key = { day, name: 'spring' };
    const create = { ...key, isKnown: true, visits: 1 };
    await database.campaignVisit.upsert({ where: { day_name: key }, create, update: {} });
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
  await database.lease.deleteMany();
  Object.assign(readEnv(), { retentionDays: 395 });
});
afterEach(() => jest.restoreAllMocks());

test('older rows are deleted, rows at the limit stay, and a second purge finds nothing', async () => {
  await fill([daysAgo(0), daysAgo(395), new Date(daysAgo(395).getTime() - 1), daysAgo(396), daysAgo(900)]);
  expect(await purgeExpired(NOW)).toEqual({ events: 3, messages: 3, campaignDays: 2, visitors: 0 });
  expect(await count()).toEqual({ events: 2, messages: 2, feedback: 5, campaignDays: 2 });
  expect(await purgeExpired(NOW)).toEqual({ events: 0, messages: 0, campaignDays: 0, visitors: 0 });
});

test('a purge of several batches lets requests run, and keeps a second one away', async () => {
  await fill(Array.from({ length: 1201 }, () => daysAgo(500)));
  const both = await letOthersRun(() => Promise.all([purgeExpired(NOW), purgeExpired(NOW)]));
  expect(both.filter((purged) => purged !== null)).toMatchObject([{ events: 1201, messages: 1201 }]);
  expect(await count()).toMatchObject({ events: 0, messages: 0, feedback: 1201 });
});

test('a purge that a stop of the server interrupts is continued by the next', async () => {
  await fill(Array.from({ length: 501 }, () => daysAgo(500)));
  const daily = { restMs: DAY_MS };
  await expect(purgeExpired(NOW, { ...daily, isStopping: () => true })).rejects.toThrow('interrupted');
  expect((await count()).events).toBe(1);
  expect(await purgeExpired(NOW, daily)).toMatchObject({ events: 1, messages: 501 });
});

test('the server purges some minutes after its start and then once a day, whichever instance tries', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const takeAttempt = async () => {
    const wait = ([, ms = 0]: readonly unknown[]) => Number(ms) >= 5 * 60_000;
    while (!timers.mock.calls.some(wait)) await letOthersIn();
    const [[attempt, ms = 0] = []] = timers.mock.calls.filter(wait);
    timers.mockClear();
    return { attempt, minutes: ms / 60_000 };
  };
  const addOld = () => fill([new Date(Date.now() - 400 * DAY_MS)]);
  await addOld();
  startUpkeep(() => false);
  const first = await takeAttempt();
  expect(first.minutes).toBeLessThanOrEqual(15);
  expect((await count()).messages).toBe(1);
  first.attempt?.();
  const second = await takeAttempt();
  expect([second.minutes, (await count()).messages]).toEqual([60, 0]);
  await addOld();
  second.attempt?.();
  const third = await takeAttempt();
  expect((await count()).messages).toBe(1);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY_MS);
  third.attempt?.();
  await takeAttempt();
  expect((await count()).messages).toBe(0);
});

test('a lease has one holder, ends with a killed holder, and work is not repeated before it is due', async () => {
  const clock = jest.spyOn(Date, 'now');
  const start = Date.now();
  const setClock = (ms: number) => clock.mockReturnValue(start + ms);
  const take = () => takeLease('work', DAY_MS);
  setClock(0);
  const first = await take();
  expect(await take()).toBeNull();
  expect(await takeLease('other work')).not.toBeNull();
  setClock(LEASE_MS / 2);
  await first?.renew();
  setClock(LEASE_MS);
  expect(await take()).toBeNull();
  setClock(2 * LEASE_MS);
  const second = await take();
  await expect(first?.renew()).rejects.toThrow('Another process has taken over the work.');
  await first?.end(true);
  expect(await take()).toBeNull();
  clock.mockRestore();
  await second?.end(true);
  expect(await take()).toBeNull();
  expect(await takeLease('work')).not.toBeNull();
});

test('a lease of a clock that was far ahead does not last', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 900 * DAY_MS);
  expect(await takeLease('work', DAY_MS)).not.toBeNull();
  clock.mockRestore();
  const { lease } = await openDatabase();
  await lease.updateMany({ data: { doneAt: new Date(Date.now() + 900 * DAY_MS) } });
  expect(await takeLease('work', DAY_MS)).not.toBeNull();
});

test('npm run data -- purge reports what it deleted', async () => {
  await fill([new Date(), new Date(Date.now() - 30 * DAY_MS)]);
  const { stdout } = await runScript('scripts/data.mjs', ['purge'], { RETENTION_DAYS: '20' });
  expect(stdout).toBe(
    'Deleted what is older than 20 days: 1 behavior event, 1 chat message, 1 campaign count, 0 visitors.\n',
  );
  expect(await count()).toMatchObject({ events: 1, messages: 1, feedback: 2 });
});

describe('visitors', () => {
  const CUTOFF = daysAgo(395);
  const OLD = new Date(CUTOFF.getTime() - 1);
  const KINDS = ['profile', 'settings', 'feedback', 'event', 'lead'] as const;
  type Moments = Partial<Record<RowKind | 'seen', Date>>;

  async function store({ seen = OLD, ...rows }: Moments): Promise<string> {
    const { visitor } = await openDatabase();
    const { id } = await visitor.create({ data: { id: randomUUID(), createdAt: OLD, lastSeenAt: seen } });
    for (const kind of KINDS) if (rows[kind]) await storeRow(kind, { visitorId: id, userId: 7 }, rows[kind]);
    return id;
  }

  /** Kinds of rows that remain of a visitor. */
  async function listKept(visitorId: string): Promise<string[]> {
    const database = await openDatabase();
    const where = { visitorId };
    const counts = {
      visitor: await database.visitor.count({ where: { id: visitorId } }),
      profile: await database.userProfile.count({ where }),
      settings: await database.personalizationSettings.count({ where }),
      feedback: await database.feedback.count({ where }),
      event: await database.behaviorEvent.count({ where }),
      lead: await database.demoRequest.count({ where }),
    };
    return Object.entries(counts).flatMap(([name, rows]) => (rows > 0 ? name : []));
  }

  const ALL_OLD = { profile: OLD, settings: OLD, feedback: OLD, event: OLD };

  test.each<[string, Moments, string[]]>([
    ['a visitor without rows is deleted', {}, []],
    ['a visitor not seen since is deleted with all rows', ALL_OLD, []],
    ['a demo request stays, with only its visitor', { ...ALL_OLD, lead: OLD }, ['visitor', 'lead']],
    ['a visitor seen since stays', { seen: CUTOFF }, ['visitor']],
    [
      'a visitor seen since keeps old choices',
      { ...ALL_OLD, seen: CUTOFF },
      ['visitor', 'profile', 'settings', 'feedback'],
    ],
    ...(['profile', 'settings', 'feedback', 'event'] as const).map((kind): [string, Moments, string[]] => [
      `a younger row keeps its visitor: ${kind}`,
      { ...ALL_OLD, [kind]: CUTOFF },
      ['visitor', kind],
    ]),
  ])('%s', async (_, moments, expected) => {
    const id = await store(moments);
    const visitors = expected.length === 0 ? 1 : 0;
    expect(await purgeExpired(NOW)).toMatchObject({ visitors });
    expect(await listKept(id)).toEqual(expected);
  });

  test('one purge deletes several batches among visitors that stay', async () => {
    const database = await openDatabase();
    const ids = Array.from({ length: 1600 }, () => randomUUID());
    await database.visitor.createMany({
      data: ids.map((id, index) => ({ id, lastSeenAt: index % 4 === 0 ? CUTOFF : OLD })),
    });
    const profile = { segment: 'developer', isNewUser: false, updatedAt: OLD };
    const many = Array.from({ length: 1201 }, (_, index) => ({ visitorId: ids[1] ?? '', userId: index + 8 }));
    const rows = [...ids.map((id) => ({ visitorId: id, userId: 7 })), ...many];
    await database.userProfile.createMany({ data: rows.map((row) => ({ ...row, ...profile })) });
    expect(await letOthersRun(() => purgeExpired(NOW))).toMatchObject({ visitors: 1200 });
    expect(await database.visitor.count({ where: { lastSeenAt: CUTOFF } })).toBe(400);
    expect([await database.visitor.count(), await database.userProfile.count()]).toEqual([400, 400]);
  });

  test('visitors that stay, several batches of them, do not hide others', async () => {
    const database = await openDatabase();
    const ids = Array.from({ length: 1100 }, () => randomUUID());
    await database.visitor.createMany({ data: ids.map((id) => ({ id, lastSeenAt: OLD })) });
    const [last = '', ...leads] = ids.sort().reverse();
    await database.feedback.createMany({
      data: leads.map((id) => ({ visitorId: id, userId: 7, createdAt: CUTOFF })),
    });
    expect(await purgeExpired(NOW)).toMatchObject({ visitors: 1 });
    expect(await listKept(last)).toEqual([]);
    expect(await database.visitor.count()).toBe(1099);
  });

  test('a visitor that returns between two purges stays', async () => {
    const id = await store({ profile: OLD });
    await touchVisitor(await openDatabase(), id);
    await purgeExpired(NOW);
    expect(await listKept(id)).toEqual(['visitor', 'profile']);
  });
});
