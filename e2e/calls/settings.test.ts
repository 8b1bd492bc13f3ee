import * as settings from '@/app/api/personalization-settings/[id]/route';
import { openDatabase } from '@/lib/db/client';
import { createVisitor } from '../support/handler-visitor';

const params = { id: '7' };
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
    const own = { id: String(round) };
    await Promise.all(
      names.map((name) => visitor.call(settings.PATCH, 'PATCH', { params: own, body: { [name]: false } })),
    );
    const { body } = await visitor.call(settings.GET, 'GET', { params: own });
    expect(body).toEqual({
      contentPersonalization: false,
      navigationAdaptation: false,
      behavioralAnalytics: false,
    });
  }
});

test.each([
  [{}, 'body', 'must name at least one setting'],
  [{ contentPersonalization: 'yes' }, 'contentPersonalization', 'must be true or false'],
  [{ contentPersonalization: null }, 'contentPersonalization', 'must be true or false'],
  [{ contentPersonalization: true, theme: 'dark' }, 'theme', 'is not a known field'],
  ['{"contentPersonalization":true,"__proto__":{"x":false}}', '__proto__', 'is not a known field'],
])('the change %j is refused', async (body, field, message) => {
  const answer = await createVisitor().call(settings.PATCH, 'PATCH', { params, body });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ field, message }] } });
});
