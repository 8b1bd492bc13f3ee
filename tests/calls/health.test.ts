import * as health from '@/app/api/health/route';
import { closeDatabase, openDatabase } from '@/lib/db/client';
import { markStopping } from '@/lib/http/stopping';
import { createVisitor } from '../support/calls/handler-visitor';
import { advanceTime } from '../support/calls/call-fixtures';

// Skips the 1 s cache.
beforeEach(() => advanceTime(1000));
afterAll(() => jest.restoreAllMocks());

const ask = async () => (await createVisitor().call(health.GET, 'GET')).status;

test('ready when the database responds and is migrated; no visitor is created', async () => {
  const answer = await createVisitor().call(health.GET, 'GET');
  expect(answer).toMatchObject({ status: 200, body: { status: 'ok', database: 'ok', migrations: 'ok' } });
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test('success is cached for a second; failure is not cached', async () => {
  const database = await openDatabase();
  expect(await ask()).toBe(200);
  await database.$executeRawUnsafe('UPDATE _prisma_migrations SET finished_at = NULL');
  expect(await Promise.all([ask(), ask()])).toEqual([200, 200]);
  advanceTime(1000);
  expect(await Promise.all([ask(), ask()])).toEqual([503, 503]);
  await database.$executeRawUnsafe('UPDATE _prisma_migrations SET finished_at = started_at');
  expect(await ask()).toBe(200);
});

test('not ready while a migration is missing, but alive', async () => {
  const database = await openDatabase();
  await database.$executeRawUnsafe('UPDATE _prisma_migrations SET finished_at = NULL');
  const answer = await createVisitor().call(health.GET, 'GET');
  expect(answer).toMatchObject({
    status: 503,
    body: { status: 'unavailable', database: 'ok', migrations: 'pending' },
  });
  const live = await createVisitor().call(health.GET, 'GET', { query: '?probe=live' });
  expect(live).toMatchObject({ status: 200, body: { status: 'ok' } });
});

test('not ready without the tables', async () => {
  const database = await openDatabase();
  await database.$executeRawUnsafe('DROP TABLE _prisma_migrations');
  const answer = await createVisitor().call(health.GET, 'GET');
  expect(answer).toMatchObject({ status: 503, body: { database: 'unavailable', migrations: 'unknown' } });
  expect(answer.headers.get('retry-after')).toBe('1');
  await closeDatabase();
});

test('while stopping not ready, but alive', async () => {
  markStopping();
  const answer = await createVisitor().call(health.GET, 'GET');
  expect(answer).toMatchObject({ status: 503, body: { status: 'stopping' } });
  expect(answer.headers.get('retry-after')).toBe('1');
  const live = await createVisitor().call(health.GET, 'GET', { query: '?probe=live' });
  expect(live).toMatchObject({ status: 200, body: { status: 'ok' } });
  Reflect.deleteProperty(globalThis, 'adaptiveSiteIsStopping');
});
