import * as newUserStatus from '@/app/api/user/[id]/new-user-status/route';
import * as segment from '@/app/api/user/[id]/segment/route';
import * as user from '@/app/api/user/[id]/route';
import { openDatabase } from '@/lib/db/client';
import { createVisitor } from '../support/handler-visitor';

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
    const own = { id: String(round) };
    await Promise.all([
      visitor.call(segment.PATCH, 'PATCH', { params: own, body: { segment: 'sales-prospect' } }),
      visitor.call(newUserStatus.PATCH, 'PATCH', { params: own, body: { isNewUser: false } }),
    ]);
    const { body } = await visitor.call(user.GET, 'GET', { params: own });
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

test.each([
  '-1',
  '2147483648',
  '99999999999999999999',
  '1e3',
  '+1',
  '01',
  ' 1',
  '1 ',
  '1.0',
  '0x1',
  'NaN',
  '',
  '١',
])('%p is no user id', async (id) => {
  const answer = await createVisitor().call(user.GET, 'GET', { params: { id } });
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'id', message: 'must be a whole number from 0 to 2147483647' }] },
  });
});

test.each([
  [{ segment: 'visitor' }, 'segment', 'must be one of innovation-leader, developer, sales-prospect'],
  [{}, 'segment', 'must be one of innovation-leader, developer, sales-prospect'],
  [{ segment: 'developer', isNewUser: true }, 'isNewUser', 'is not a known field'],
  [[], 'body', 'must be an object'],
  [null, 'body', 'must be an object'],
])('the segment change %j is refused', async (body, field, message) => {
  const answer = await createVisitor().call(segment.PATCH, 'PATCH', { params, body });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ field, message }] } });
});

test.each([{ isNewUser: 'false' }, { isNewUser: 0 }, { isNewUser: null }])(
  'the status change %j is refused',
  async (body) => {
    const answer = await createVisitor().call(newUserStatus.PATCH, 'PATCH', { params, body });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'isNewUser', message: 'must be true or false' }] },
    });
  },
);
