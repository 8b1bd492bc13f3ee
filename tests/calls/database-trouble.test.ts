import { copyFileSync, renameSync } from 'node:fs';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import * as feedback from '@/app/api/feedback/route';
import * as health from '@/app/api/health/route';
import * as live from '@/app/api/live/route';
import * as segment from '@/app/api/user/[id]/segment/route';
import * as user from '@/app/api/user/[id]/route';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv, readEnv } from '@/lib/config/env';
import { closeDatabase, openDatabase } from '@/lib/db/client';
import { lockDatabase, refuseConnections, startSwitch } from '../support/database/database-trouble';
import { createVisitor } from '../support/calls/handler-visitor';
import { runPostgres } from '../support/database/run-postgres';

const params = { id: '1' };
const body = { segment: 'developer' };
const onSqlite = TEST_DATABASE === 'sqlite' ? test : () => {};
const onPostgres = TEST_DATABASE === 'postgres' ? test : () => {};

async function expectUnavailable(visitor: ReturnType<typeof createVisitor>) {
  const started = performance.now();
  const answer = await visitor.call(segment.PATCH, 'PATCH', { params, body });
  // 1 s, plus tolerance for a busy test machine.
  expect(performance.now() - started).toBeLessThan(2000);
  expect(answer).toMatchObject({ status: 503, body: { title: 'Service Unavailable' } });
  expect(answer.headers.get('retry-after')).toBe('1');
}

test('a locked database gives 503 within a second, and 200 as soon as it is free', async () => {
  const visitor = createVisitor();
  await visitor.call(user.GET, 'GET', { params });
  await visitor.call(feedback.POST, 'POST', { body: { userId: 1, rating: 5 } });
  const unlock = await lockDatabase();
  await Promise.all([expectUnavailable(visitor), expectUnavailable(visitor)]);
  await unlock();
  expect(await visitor.call(segment.PATCH, 'PATCH', { params, body })).toMatchObject({ status: 200 });
});

test('calls wait for a short lock', async () => {
  const visitor = createVisitor();
  await visitor.call(feedback.POST, 'POST', { body: { userId: 1, rating: 5 } });
  const unlock = await lockDatabase();
  const answers = Promise.all([1, 2, 3].map(() => visitor.call(segment.PATCH, 'PATCH', { params, body })));
  const soon = new Promise((resolve) => setTimeout(resolve, 150, 'still waiting'));
  expect(await Promise.race([answers, soon])).toBe('still waiting');
  await unlock();
  expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200]);
});

onPostgres('an unreachable database gives 503, and 200 once it is back', async () => {
  const visitor = createVisitor();
  await visitor.call(user.GET, 'GET', { params });
  const reopen = await refuseConnections();
  await expectUnavailable(visitor);
  expect((await createVisitor().call(health.GET, 'GET')).status).toBe(503);
  expect((await createVisitor().call(live.GET, 'GET', { query: '?range=7d' })).status).toBe(503);
  expect((await createVisitor().call(health.GET, 'GET', { query: '?probe=live' })).status).toBe(200);
  await reopen();
  expect(await visitor.call(segment.PATCH, 'PATCH', { params, body })).toMatchObject({ status: 200 });
});

const READ_ONLY = 'default_transaction_read_only';
const readName = () => new URL(process.env.DATABASE_URL ?? '').pathname.slice(1);
const POOL_SIZE = 10;
/** On each of the pool's connections, as on a former primary. */
const makeConnectionsReadOnly = async () => {
  const database = await openDatabase();
  const statement = `SELECT set_config('${READ_ONLY}', 'on', false) FROM pg_sleep(0.3)`;
  await Promise.all(Array.from({ length: POOL_SIZE }, () => database.$executeRawUnsafe(statement)));
  return database;
};

onPostgres('after a failover, calls write on new connections', async () => {
  const visitor = createVisitor();
  const old = await makeConnectionsReadOnly();
  const writes = [1, 2, 3].map(() => visitor.call(segment.PATCH, 'PATCH', { params, body }));
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await openDatabase()).not.toBe(old);
});

onPostgres('health fails while nothing can be written, and recovers without a call', async () => {
  const name = readName();
  const readHealth = async () => (await createVisitor().call(health.GET, 'GET')).status;
  await runPostgres('postgres', `ALTER DATABASE ${name} SET ${READ_ONLY} = on`);
  await makeConnectionsReadOnly();
  expect(await readHealth()).toBe(503);
  await runPostgres('postgres', `ALTER DATABASE ${name} RESET ${READ_ONLY}`);
  expect(await readHealth()).toBe(200);
});

const rate = async () =>
  (await createVisitor().call(feedback.POST, 'POST', { body: { userId: 1, rating: 5 } })).status;

/** Writes fifty times a second. Returns how many writes failed, and when the last of them ended. */
async function keepWriting(forMs: number) {
  const from = performance.now();
  const failures: number[] = [];
  const writes: Promise<void>[] = [];
  while (performance.now() - from < forMs) {
    writes.push(rate().then((status) => void (status !== 201 && failures.push(performance.now() - from))));
    await sleep(20);
  }
  await Promise.all(writes);
  return { failed: failures.length, lastMs: Math.max(0, ...failures) };
}

/** The next primary has an empty copy of this file's database; new connections reach it at once, or `afterMs` later. */
async function failOver(lose: (front: Awaited<ReturnType<typeof startSwitch>>) => unknown, afterMs = 0) {
  const next = process.env.TEST_POSTGRES_NEXT_URL;
  const name = readName();
  await runPostgres('postgres', `CREATE DATABASE ${name} TEMPLATE template_site`, next);
  const front = await startSwitch(process.env.DATABASE_URL ?? '');
  const { database } = readEnv();
  await closeDatabase();
  Object.assign(readEnv(), { database: parseEnv({ DATABASE_URL: front.url }).database });
  try {
    expect(await Promise.all(Array.from({ length: POOL_SIZE }, rate))).toEqual(Array(POOL_SIZE).fill(201));
    await lose(front);
    setTimeout(() => front.leadTo(next ?? ''), afterMs);
    const outcome = await keepWriting(afterMs + 2500);
    const [stored] = await runPostgres(name, 'SELECT count(*)::int AS rows FROM "Feedback"', next);
    return { ...outcome, rows: Number(stored?.rows) };
  } finally {
    await closeDatabase();
    Object.assign(readEnv(), { database });
    await runPostgres('postgres', `ALTER DATABASE ${name} RESET ${READ_ONLY}`);
    await front.stop();
    await runPostgres('postgres', `DROP DATABASE ${name} WITH (FORCE)`, next);
  }
}

/** The kept connections, and any new one. */
const demote = async () => {
  await runPostgres('postgres', `ALTER DATABASE ${readName()} SET ${READ_ONLY} = on`);
  await makeConnectionsReadOnly();
};

const AFTER_MS = 500;
/** Ways to lose the primary; how many writes fail at most, if each kept connection may fail one; when the next takes over. */
const LOSSES: [string, Parameters<typeof failOver>[0], number, number][] = [
  ['takes no more writes', demote, POOL_SIZE, 0],
  ['takes no more writes, before there is another', demote, Infinity, AFTER_MS],
  ['breaks its connections', (front) => front.reset(), POOL_SIZE, 0],
  // Others wait for its connections, which fail only after the time limit.
  ['is silent', (front) => front.silence(), Infinity, 0],
];
for (const [loss, lose, maxFailed, afterMs] of LOSSES)
  onPostgres(`once a primary ${loss}, writes reach the next one within 2 s`, async () => {
    const { failed, lastMs, rows } = await failOver(lose, afterMs);
    expect(failed).toBeLessThanOrEqual(maxFailed);
    expect(lastMs).toBeLessThan(afterMs + 2000);
    expect(rows).toBeGreaterThan(10);
  });

onSqlite(
  'a database file that is moved away takes no writes, and is used again once it is back',
  async () => {
    const visitor = createVisitor();
    await visitor.call(segment.PATCH, 'PATCH', { params, body });
    const file = (process.env.DATABASE_URL ?? '').slice('file:'.length);
    renameSync(file, `${file}.away`);
    await expectUnavailable(visitor);
    renameSync(`${file}.away`, file);
    expect(await visitor.call(user.GET, 'GET', { params })).toMatchObject({ status: 200, body });
  },
);

onSqlite('a file that replaces the database is opened, and the old one keeps its data', async () => {
  const visitor = createVisitor();
  await (await openDatabase()).userProfile.deleteMany();
  await visitor.call(segment.PATCH, 'PATCH', { params, body });
  const file = (process.env.DATABASE_URL ?? '').slice('file:'.length);
  renameSync(file, `${file}.before`);
  copyFileSync(process.env.TEST_SQLITE_TEMPLATE ?? '', file);
  const answer = await visitor.call(user.GET, 'GET', { params });
  expect(answer).toMatchObject({ status: 200, body: { segment: 'innovation-leader' } });
  expect(await visitor.call(segment.PATCH, 'PATCH', { params, body })).toMatchObject({ status: 200 });

  const before = await new PrismaBetterSqlite3({ url: `${file}.before` }).connect();
  const sql = 'SELECT segment FROM UserProfile';
  expect((await before.queryRaw({ sql, args: [], argTypes: [] })).rows).toEqual([['developer']]);
  await before.dispose();
});

onSqlite(
  'a transaction blocks other writers from its first read, so that its commit cannot fail',
  async () => {
    const database = await openDatabase();
    await database.$transaction(async (transaction) => {
      await transaction.visitor.findMany();
      await expect(lockDatabase()).rejects.toThrow();
      await transaction.visitor.create({ data: { id: 'in turn' } });
    });
    expect(await database.visitor.count({ where: { id: 'in turn' } })).toBe(1);
  },
);

test('a write that was acknowledged survives the rollback of another transaction', async () => {
  const database = await openDatabase();
  let undo = () => {};
  let failing: Promise<void> | undefined;
  await new Promise<void>((isWritten) => {
    failing = database.$transaction(async (transaction) => {
      await transaction.visitor.create({ data: { id: 'undone' } });
      await new Promise<void>((_, reject) => {
        undo = () => reject(new Error('undo'));
        isWritten();
      });
    });
  });
  const write = database.visitor.create({ data: { id: 'kept' } });
  setTimeout(() => undo(), 50);
  await Promise.allSettled([failing, write]);
  expect(await database.visitor.findMany({ where: { id: { in: ['undone', 'kept'] } } })).toMatchObject([
    { id: 'kept' },
  ]);
});
