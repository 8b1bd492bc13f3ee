import * as settings from '@/app/api/personalization-settings/[id]/route';
import * as newUserStatus from '@/app/api/user/[id]/new-user-status/route';
import * as segment from '@/app/api/user/[id]/segment/route';
import * as user from '@/app/api/user/[id]/route';
import { openDatabase } from '@/lib/db/client';
import { testRefusals } from '../support/calls/call-fixtures';
import { createVisitor } from '../support/calls/handler-visitor';

const DEFAULTS = { segment: 'innovation-leader', isNewUser: true };
const params = { id: '42' };

test('an unknown user has the defaults, and reading stores nothing', async () => {
  const visitor = createVisitor();
  expect(await visitor.call(user.GET, 'GET', { params })).toMatchObject({ status: 200, body: DEFAULTS });
  const database = await openDatabase();
  expect(await database.visitor.count()).toBe(0);
  expect(await database.userProfile.count()).toBe(0);
});

test('a change before the first read is stored and returns the whole profile', async () => {
  const visitor = createVisitor();
  const changed = await visitor.call(segment.PATCH, 'PATCH', { params, body: { segment: 'developer' } });
  expect(changed).toMatchObject({ status: 200, body: { segment: 'developer', isNewUser: true } });
  const returned = await visitor.call(newUserStatus.PATCH, 'PATCH', { params, body: { isNewUser: false } });
  expect(returned).toMatchObject({ status: 200, body: { segment: 'developer', isNewUser: false } });
  const read = await visitor.call(user.GET, 'GET', { params });
  expect(read.body).toEqual({ segment: 'developer', isNewUser: false });
});

test('two concurrent changes are both stored', async () => {
  const visitor = createVisitor();
  await visitor.call(user.GET, 'GET', { params });
  for (let round = 0; round < 20; round += 1) {
    const another = { id: String(round) };
    await Promise.all([
      visitor.call(segment.PATCH, 'PATCH', { params: another, body: { segment: 'sales-prospect' } }),
      visitor.call(newUserStatus.PATCH, 'PATCH', { params: another, body: { isNewUser: false } }),
    ]);
    const { body } = await visitor.call(user.GET, 'GET', { params: another });
    expect(body).toEqual({ segment: 'sales-prospect', isNewUser: false });
  }
});

test('a stored segment that this version does not know is returned as it is', async () => {
  const visitor = createVisitor();
  await visitor.call(segment.PATCH, 'PATCH', { params, body: { segment: 'developer' } });
  const database = await openDatabase();
  await database.userProfile.updateMany({ where: { userId: 42 }, data: { segment: 'partner' } });
  expect((await visitor.call(user.GET, 'GET', { params })).body).toEqual({
    segment: 'partner',
    isNewUser: true,
  });
});

test.each(['0', '1', '9999', '2147483647'])('%s is a user id', async (id) => {
  expect((await createVisitor().call(user.GET, 'GET', { params: { id } })).status).toBe(200);
});

test.each(['-1', '2147483648', '1e3', '+1', '01', ' 1', '1.0', '0x1', '', '١'])(
  '%p is no user id',
  async (id) => {
    const answer = await createVisitor().call(user.GET, 'GET', { params: { id } });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'id', message: 'must be a whole number from 0 to 2147483647' }] },
    });
  },
);

testRefusals(
  segment.PATCH,
  'PATCH',
  [
    [{ segment: 'visitor' }, 'segment', 'must be one of innovation-leader, developer, sales-prospect'],
    [{}, 'segment', 'must be one of innovation-leader, developer, sales-prospect'],
    [{ segment: 'developer', isNewUser: true }, 'isNewUser', 'is not a known field'],
    [[], 'body', 'must be an object'],
    [null, 'body', 'must be an object'],
  ],
  params,
);

testRefusals(
  newUserStatus.PATCH,
  'PATCH',
  ['false', 0, null].map((isNewUser) => [{ isNewUser }, 'isNewUser', 'must be true or false'] as const),
  params,
);

const ALL_ON = { contentPersonalization: true, navigationAdaptation: true, behavioralAnalytics: true };

test('settings start switched on, and reading stores nothing', async () => {
  const visitor = createVisitor();
  expect(await visitor.call(settings.GET, 'GET', { params })).toMatchObject({ status: 200, body: ALL_ON });
  expect(await (await openDatabase()).personalizationSettings.count()).toBe(0);
});

test('a browser with Global Privacy Control starts without analytics, and nothing is stored', async () => {
  const visitor = createVisitor();
  const headers = { 'sec-gpc': '1' };
  const read = await visitor.call(settings.GET, 'GET', { params, headers });
  expect(read.body).toEqual({ ...ALL_ON, behavioralAnalytics: false });
  const body = { behavioralAnalytics: true };
  const written = await visitor.call(settings.PATCH, 'PATCH', { params, headers, body });
  expect(written.status).toBe(403);
  expect(await (await openDatabase()).personalizationSettings.count()).toBe(0);
});

test('a change keeps the other settings and returns all three', async () => {
  const visitor = createVisitor();
  const first = await visitor.call(settings.PATCH, 'PATCH', { params, body: { behavioralAnalytics: false } });
  expect(first).toMatchObject({ status: 200, body: { ...ALL_ON, behavioralAnalytics: false } });
  await visitor.call(settings.PATCH, 'PATCH', { params, body: { contentPersonalization: false } });
  const read = await visitor.call(settings.GET, 'GET', { params });
  expect(read.body).toEqual({ ...ALL_ON, behavioralAnalytics: false, contentPersonalization: false });
});

test('three concurrent changes are all stored', async () => {
  const visitor = createVisitor();
  await visitor.call(settings.GET, 'GET', { params });
  const names = Object.keys(ALL_ON);
  for (let round = 100; round < 115; round += 1) {
    const another = { id: String(round) };
    await Promise.all(
      names.map((name) =>
        visitor.call(settings.PATCH, 'PATCH', { params: another, body: { [name]: false } }),
      ),
    );
    const { body } = await visitor.call(settings.GET, 'GET', { params: another });
    expect(body).toEqual({
      contentPersonalization: false,
      navigationAdaptation: false,
      behavioralAnalytics: false,
    });
  }
});

testRefusals(
  settings.PATCH,
  'PATCH',
  [
    [{}, 'body', 'must name at least one setting'],
    [{ contentPersonalization: 'yes' }, 'contentPersonalization', 'must be true or false'],
    [{ contentPersonalization: null }, 'contentPersonalization', 'must be true or false'],
    [{ contentPersonalization: true, theme: 'dark' }, 'theme', 'is not a known field'],
    ['{"contentPersonalization":true,"__proto__":{"x":false}}', '__proto__', 'is not a known field'],
  ],
  params,
);
