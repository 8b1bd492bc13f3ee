import { listCalls } from '@/lib/calls/calls';
import { loadSecret } from '@/lib/db/secret';
import * as chat from '@/app/api/chat/route';
import * as feedback from '@/app/api/feedback/route';
import * as segment from '@/app/api/user/[id]/segment/route';
import { handle, route } from '@/lib/http/route';
import { dumpTables } from '../support/database/visitor-rows';
import { findHandler } from '../support/calls/every-call';
import { createVisitor } from '../support/calls/handler-visitor';

const VIEW = 'developer.converter.returning.chosen.chosen.10~1~~Acme~~~demo';
const params = { id: '42', userId: '42' };
const calls = listCalls().filter(({ isOpen }) => !isOpen);

let cookie = '';

/** A visitor with rows of every kind, who then opens the demo view. */
beforeAll(async () => {
  const owner = createVisitor();
  await owner.call(segment.PATCH, 'PATCH', { params, body: { segment: 'sales-prospect' } });
  await owner.call(chat.POST, 'POST', { body: { userId: 42, message: 'my own words' } });
  await owner.call(feedback.POST, 'POST', { body: { userId: 42, rating: 4 } });
  await loadSecret('share-links');
  cookie = owner.cookie;
});

const inDemoView = (view = VIEW) => createVisitor(`${cookie}; demo-view=${view}`);

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s matches its contract, writes nothing, reads no visitor data and sets no cookie',
  async (_, { method, path, request, response: expected }) => {
    const before = await dumpTables();
    const options = { params, ...(request && { body: request.example }) };
    const handler = await findHandler(path, method);
    for (const view of [VIEW, 'broken']) {
      const answer = await inDemoView(view).call(handler, method, options);
      expect(answer.status).toBe(expected.status);
      expect(expected.schema.safeParse(answer.body)).toMatchObject({ success: true });
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(JSON.stringify(answer.body)).not.toMatch(/my own words|sales-prospect/);
    }
    expect(await dumpTables()).toEqual(before);
  },
);

test('the profile comes from the view, and changes are acknowledged without being stored', async () => {
  const user = await findHandler('/api/user/{id}', 'GET');
  expect((await inDemoView().call(user, 'GET', { params })).body).toEqual({
    segment: 'developer',
    isNewUser: false,
  });
  const settings = await findHandler('/api/personalization-settings/{id}', 'PATCH');
  const body = { contentPersonalization: false };
  expect((await inDemoView().call(settings, 'PATCH', { params, body })).body).toEqual({
    contentPersonalization: false,
    navigationAdaptation: false,
    behavioralAnalytics: true,
  });
});

test('invalid calls are refused as usual', async () => {
  const answer = await inDemoView().call(feedback.POST, 'POST', { body: { userId: 42, rating: 9 } });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'rating' }] } });
});

test('a call without a demo response is refused, and its handler is not called', async () => {
  const handler = jest.fn(async () => Response.json({}));
  const unknown = route(handle({ endpoint: 'POST /api/new-call' }, { handle: handler }));
  expect((await inDemoView().call(unknown.POST, 'POST')).status).toBe(403);
  expect(handler).not.toHaveBeenCalled();
});
